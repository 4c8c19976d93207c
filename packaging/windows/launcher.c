/* MonopolyQt.exe: starts the game with the Python that lies beside it, without a console window. Built with -municode. */
#include <stdlib.h>
#include <wchar.h>
#include <windows.h>

#define LONGEST 32768
typedef int (*python_main)(int, wchar_t **);

static int complain(const wchar_t *what)
{
    MessageBoxW(NULL, what, L"Monopoly Qt", MB_ICONERROR);
    return 90;
}

int WINAPI wWinMain(HINSTANCE instance, HINSTANCE none, PWSTR line, int show)
{
    static wchar_t program[LONGEST], library[LONGEST + 32];
    int count = 0, worker = 0;
    DWORD length = GetModuleFileNameW(NULL, program, LONGEST);
    if (length == 0 || length >= LONGEST)
        return complain(L"The folder's name is too long. Please install the game in another folder.");
    wcscpy(library, program);
    wcscpy(wcsrchr(library, L'\\') + 1, L"runtime\\python313.dll");
    HMODULE python = LoadLibraryExW(library, NULL, LOAD_WITH_ALTERED_SEARCH_PATH);
    python_main run = python ? (python_main)(void *)GetProcAddress(python, "Py_Main") : NULL;
    if (!run)
        return complain(L"A file of the program is missing or damaged. Please install the game again; saved games are kept.");
    wchar_t **arguments = calloc((size_t)__argc + 4, sizeof *arguments);
    if (!arguments)
        return complain(L"There is not enough memory.");
    arguments[count++] = program;
    for (int i = 1; i < __argc; i++) /* multiprocessing starts this program as if it were python.exe */
        worker |= wcscmp(__wargv[i], L"--multiprocessing-fork") == 0;
    if (!worker) {
        arguments[count++] = L"-m";
        arguments[count++] = L"monopoly_qt";
    }
    for (int i = 1; i < __argc; i++)
        arguments[count++] = __wargv[i];
    return run(count, arguments);
}
