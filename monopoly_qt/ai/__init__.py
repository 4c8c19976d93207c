"""Computer players and the runner that lets them play without a window."""
