# Tries a setup.exe on real Windows: silent installation, self-test, a window that stays, silent removal.
#   smoke-test.ps1 SETUP
param([Parameter(Mandatory)][string] $Setup)
$ErrorActionPreference = 'Stop'
$place = "$env:LOCALAPPDATA\Programs\MonopolyQt"
$key = 'HKCU:\Software\Microsoft\Windows\CurrentVersion\Uninstall\MonopolyQt'

function Assert($what, $true_) { if (-not $true_) { throw "not so: $what" } else { Write-Host "ok: $what" } }

$run = Start-Process $Setup '/S' -Wait -PassThru
Assert 'the installer ends with 0' ($run.ExitCode -eq 0)
Assert 'the uninstaller is registered' (Test-Path $key)
Assert 'the start menu has the game' (Test-Path "$env:APPDATA\Microsoft\Windows\Start Menu\Programs\Monopoly Qt.lnk")
$report = "$env:TEMP\selftest.json"
$run = Start-Process "$place\MonopolyQt.exe" '--selftest', $report -Wait -PassThru
Get-Content $report -Raw | Write-Host
Assert 'the self-test ends with 0' ($run.ExitCode -eq 0)
$game = Start-Process "$place\MonopolyQt.exe" -PassThru
Start-Sleep 10
$game.Refresh()
Assert 'the window is there' (-not $game.HasExited -and $game.MainWindowTitle -ne '')
$null = $game.CloseMainWindow()
if (-not $game.WaitForExit(15000)) { $game.Kill(); throw 'the window does not close' }
# the uninstaller goes on as a copy of itself, and _?= makes it stay one process
Start-Process "$place\uninstall.exe" '/S', "_?=$place" -Wait
Assert 'the program is gone' (-not (Test-Path "$place\MonopolyQt.exe"))
Assert 'the registration is gone' (-not (Test-Path $key))
