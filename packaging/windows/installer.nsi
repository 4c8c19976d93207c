; MonopolyQt-VERSION-setup.exe: for the user who runs it, without an administrator.
; Defines: VERSION, OUT (the file to write), PAYLOAD (what assemble.py made), PICTURES (what pictures.py painted),
; PRESS (lzma or zlib)
Unicode true
Target amd64-unicode ; Qt 6 has no 32-bit Windows
!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"

!define APP "Monopoly Qt"
!define ID "MonopolyQt"
!define EXE "MonopolyQt.exe"
!define DATA "monopoly-qt" ; the program's folder in %APPDATA% and %LOCALAPPDATA%
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${ID}"
!define FILETYPE "${ID}.Game"

Name "${APP}"
OutFile "${OUT}"
BrandingText "${APP} ${VERSION}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\${ID}"
InstallDirRegKey HKCU "Software\${ID}" "InstallDir"
SetCompressor /SOLID /FINAL ${PRESS}
!if "${PRESS}" == "lzma"
SetCompressorDictSize 64
!endif
ManifestDPIAware true
ManifestSupportedOS Win10
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${APP}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${APP} Setup"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "CompanyName" "The Monopoly Qt maintainers"
VIAddVersionKey "LegalCopyright" "The Monopoly Qt maintainers, MIT licence"

!define MUI_ICON "${PICTURES}/monopoly-qt.ico"
!define MUI_UNICON "${PICTURES}/monopoly-qt.ico"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${PICTURES}/wizard-side.bmp"
!define MUI_UNWELCOMEFINISHPAGE_BITMAP "${PICTURES}/wizard-side.bmp"
!define MUI_HEADERIMAGE
!define MUI_HEADERIMAGE_BITMAP "${PICTURES}/wizard-header.bmp"
!define MUI_HEADERIMAGE_UNBITMAP "${PICTURES}/wizard-header.bmp"
!define MUI_HEADERIMAGE_RIGHT
!define MUI_ABORTWARNING
!define MUI_WELCOMEPAGE_TEXT "$(WELCOME)"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${EXE}"
!define MUI_FINISHPAGE_NOREBOOTSUPPORT
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Spanish"

LangString WELCOME ${LANG_ENGLISH} "This puts ${APP} on your computer, for you alone. It takes less than a minute, needs no password and changes nothing else.$\r$\n$\r$\nSaved games of an earlier version are kept.$\r$\n$\r$\n$_CLICK"
LangString WELCOME ${LANG_FRENCH} "${APP} va être installé sur votre ordinateur, pour vous seul. Cela prend moins d’une minute, ne demande aucun mot de passe et ne change rien d’autre.$\r$\n$\r$\nLes parties enregistrées d’une version précédente sont gardées.$\r$\n$\r$\n$_CLICK"
LangString WELCOME ${LANG_GERMAN} "${APP} kommt auf Ihren Computer, nur für Sie. Das dauert weniger als eine Minute, braucht kein Kennwort und ändert sonst nichts.$\r$\n$\r$\nGespeicherte Spiele einer früheren Version bleiben erhalten.$\r$\n$\r$\n$_CLICK"
LangString WELCOME ${LANG_SPANISH} "${APP} se instalará en su ordenador, solo para usted. Tarda menos de un minuto, no pide ninguna contraseña y no cambia nada más.$\r$\n$\r$\nSe conservan las partidas guardadas de una versión anterior.$\r$\n$\r$\n$_CLICK"
LangString RUNNING ${LANG_ENGLISH} "${APP} is still open. Please close it, then choose Retry."
LangString RUNNING ${LANG_FRENCH} "${APP} est encore ouvert. Fermez-le, puis choisissez Recommencer."
LangString RUNNING ${LANG_GERMAN} "${APP} ist noch offen. Bitte schließen und dann „Wiederholen“ wählen."
LangString RUNNING ${LANG_SPANISH} "${APP} sigue abierto. Ciérrelo y elija Reintentar."
LangString GAMES ${LANG_ENGLISH} "Also delete your saved games and settings?$\r$\n$\r$\nNo keeps them for the next time you install ${APP}."
LangString GAMES ${LANG_FRENCH} "Supprimer aussi vos parties enregistrées et vos réglages ?$\r$\n$\r$\nNon les garde pour une prochaine installation de ${APP}."
LangString GAMES ${LANG_GERMAN} "Auch die gespeicherten Spiele und Einstellungen löschen?$\r$\n$\r$\n„Nein“ behält sie für das nächste Mal, wenn ${APP} installiert wird."
LangString GAMES ${LANG_SPANISH} "¿Borrar también las partidas guardadas y los ajustes?$\r$\n$\r$\nNo los conserva para la próxima vez que instale ${APP}."
LangString FILEKIND ${LANG_ENGLISH} "Saved game of ${APP}"
LangString FILEKIND ${LANG_FRENCH} "Partie enregistrée de ${APP}"
LangString FILEKIND ${LANG_GERMAN} "Gespeichertes Spiel von ${APP}"
LangString FILEKIND ${LANG_SPANISH} "Partida guardada de ${APP}"

; a running program's file can't be opened for writing
!macro WAIT_UNTIL_CLOSED
  ${DoWhile} ${FileExists} "$INSTDIR\${EXE}"
    ClearErrors
    FileOpen $0 "$INSTDIR\${EXE}" a
    ${IfNot} ${Errors}
      FileClose $0
      ${ExitDo}
    ${EndIf}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY +3
    SetErrorLevel 3
    Quit
  ${Loop}
!macroend

Section "Install"
  !insertmacro WAIT_UNTIL_CLOSED
  RMDir /r "$INSTDIR\runtime" ; an older version's files; games and settings are elsewhere
  SetOutPath "$INSTDIR"
  File /r "${PAYLOAD}/*.*"
  File "${PICTURES}/monopoly-qt.ico"
  File "${PICTURES}/saved-game.ico"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${APP}.lnk" "$INSTDIR\${EXE}" "" "$INSTDIR\monopoly-qt.ico" 0
  CreateShortcut "$DESKTOP\${APP}.lnk" "$INSTDIR\${EXE}" "" "$INSTDIR\monopoly-qt.ico" 0
  WriteRegStr HKCU "Software\${ID}" "InstallDir" "$INSTDIR"
  WriteRegStr HKCU "Software\Classes\.monopoly" "" "${FILETYPE}"
  WriteRegStr HKCU "Software\Classes\.monopoly\OpenWithProgids" "${FILETYPE}" ""
  WriteRegStr HKCU "Software\Classes\${FILETYPE}" "" "$(FILEKIND)"
  WriteRegStr HKCU "Software\Classes\${FILETYPE}\DefaultIcon" "" "$INSTDIR\saved-game.ico,0"
  WriteRegStr HKCU "Software\Classes\${FILETYPE}\shell\open\command" "" '"$INSTDIR\${EXE}" "%1"'
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${APP}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Monopoly Qt maintainers"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\monopoly-qt.ico"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" "$0"
  ${RefreshShellIcons}
SectionEnd

Section "Uninstall"
  !insertmacro WAIT_UNTIL_CLOSED
  Delete "$SMPROGRAMS\${APP}.lnk"
  Delete "$DESKTOP\${APP}.lnk"
  RMDir /r "$INSTDIR\runtime"
  Delete "$INSTDIR\${EXE}"
  Delete "$INSTDIR\monopoly-qt.ico"
  Delete "$INSTDIR\saved-game.ico"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  RMDir /r "$LOCALAPPDATA\${DATA}\logs"
  ${If} ${FileExists} "$APPDATA\${DATA}\*.*"
    MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(GAMES)" /SD IDNO IDNO keep
    RMDir /r "$APPDATA\${DATA}"
    RMDir /r "$LOCALAPPDATA\${DATA}"
    keep:
  ${EndIf}
  RMDir "$LOCALAPPDATA\${DATA}"
  DeleteRegValue HKCU "Software\Classes\.monopoly\OpenWithProgids" "${FILETYPE}"
  DeleteRegKey /ifempty HKCU "Software\Classes\.monopoly\OpenWithProgids"
  ReadRegStr $0 HKCU "Software\Classes\.monopoly" ""
  ${If} $0 == "${FILETYPE}"
    DeleteRegKey HKCU "Software\Classes\.monopoly"
  ${EndIf}
  DeleteRegKey HKCU "Software\Classes\${FILETYPE}"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\${ID}"
  ${RefreshShellIcons}
SectionEnd
