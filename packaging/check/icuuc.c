/* For the checks only: stands in for the icuuc.dll that Windows 10 has and Wine 10 lacks. It refuses everything, and Qt
   then uses its own conversions. Never part of an installer. */
#include <stddef.h>

#define EXPORT __declspec(dllexport)
#define UNSUPPORTED 16
#define OPEN(name, type) EXPORT type name(const char *n, int *error) { if (error) *error = UNSUPPORTED; return NULL; }
#define NOTHING(name) EXPORT void name(void) { }
#define NUMBER(name, type, value) EXPORT type name(void) { return value; }
#define CONVERT(name) EXPORT void name(void *c, void **t, void *tl, void *s, void *sl, void *o, signed char f, int *error) \
    { if (error) *error = UNSUPPORTED; }
#define GET(name) EXPORT void name(void *c, void **action, void **context) \
    { if (action) *action = NULL; if (context) *context = NULL; }

OPEN(ucnv_open, void *)
OPEN(ucnv_getName, const char *)
EXPORT const char *ucnv_getStandardName(const char *n, const char *s, int *error) { if (error) *error = UNSUPPORTED; return NULL; }
EXPORT const char *ucnv_getAvailableName(int n) { return NULL; }
NOTHING(ucnv_close)
NOTHING(ucnv_reset)
NOTHING(ucnv_setToUCallBack)
NOTHING(ucnv_setFromUCallBack)
NOTHING(ucnv_cbToUWriteUChars)
NOTHING(ucnv_cbFromUWriteUChars)
NOTHING(UCNV_FROM_U_CALLBACK_SUBSTITUTE)
NUMBER(ucnv_getMaxCharSize, signed char, 1)
NUMBER(ucnv_toUCountPending, int, 0)
NUMBER(ucnv_fromUCountPending, int, 0)
NUMBER(ucnv_countAvailable, int, 0)
CONVERT(ucnv_toUnicode)
CONVERT(ucnv_fromUnicode)
GET(ucnv_getToUCallBack)
GET(ucnv_getFromUCallBack)
