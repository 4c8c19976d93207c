# The second way: a PyInstaller bundle made on Windows itself, tried and zipped. Independent of the Linux-built installer.
#   build-native.ps1 OUT
param([Parameter(Mandatory)][string] $Out)
$ErrorActionPreference = 'Stop'
$PSNativeCommandUseErrorActionPreference = $true
$packaging = Split-Path $PSScriptRoot
New-Item -ItemType Directory -Force $Out | Out-Null
$Out = (Resolve-Path $Out).Path
python -m venv "$Out\venv"
$python = "$Out\venv\Scripts\python.exe"
& $python -m pip install --quiet --require-hashes --only-binary :all: -r "$packaging\requirements.txt"
$env:MONOPOLY_VARIANTS = 'portable'
& $python -m PyInstaller --noconfirm --log-level WARN --distpath "$Out\dist" --workpath "$Out\work" `
    "$packaging\linux\monopoly-qt.spec"
$report = "$Out\selftest.json"
$run = Start-Process "$Out\dist\portable\monopoly-qt.exe" '--selftest', $report -Wait -PassThru
Get-Content $report -Raw | Write-Host
if ($run.ExitCode -ne 0) { throw "the self-test ended with $($run.ExitCode)" }
& $python "$packaging\check_notices.py" "$Out\dist\portable"
Compress-Archive "$Out\dist\portable\*" "$Out\MonopolyQt-windows-portable.zip"
