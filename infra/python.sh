#!/bin/sh
# Prints the path of a Python 3.13 (the Lambda runtime's version) that really runs, or says plainly that there is none.
# A pyenv shim may be on PATH and still refuse, so every candidate is started once.

works() {
    [ -n "$1" ] && "$1" -c 'import ensurepip, sys, venv; sys.exit(sys.version_info[:2] != (3, 13))' 2>/dev/null
}

candidates() {
    printf '%s\n' "$PYTHON"
    command -v python3.13
    command -v python3
    command -v python
    for root in "$PYENV_ROOT" "$(pyenv root 2>/dev/null)" "$HOME/.pyenv"; do
        [ -n "$root" ] && printf '%s\n' "$root"/versions/3.13*/bin/python3.13
    done
    uv python find 3.13 2>/dev/null
    printf '%s\n' "$HOME"/.local/share/uv/python/cpython-3.13*/bin/python3.13
    printf '%s\n' /usr/local/bin/python3.13 /opt/homebrew/bin/python3.13 /usr/bin/python3.13
}

candidates 2>/dev/null | {
    while IFS= read -r candidate; do
        if works "$candidate"; then
            # the interpreter itself, not a shim that answers differently elsewhere
            "$candidate" -c 'import sys; print(sys.executable)'
            exit 0
        fi
    done
    exit 1
} && exit 0

echo "Clubladder needs Python 3.13 with its venv module, and found none (looked on PATH, at pyenv's and uv's)." >&2
echo "Install it, or name it: make PYTHON=/path/to/python3.13 ..." >&2
exit 1
