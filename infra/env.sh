#!/bin/sh
# env.sh DIR REQUIREMENTS: an environment of Python 3.13 in DIR with exactly the pinned, hashed packages of REQUIREMENTS.
# Does nothing where it stands already; made anew where the pins or the interpreter changed, or a set-up broke off.
set -eu
dir=$1
requirements=$2

python=$("$(dirname "$0")/python.sh")
wanted=$("$python" -c 'import hashlib, sys
print(sys.version.split()[0], sys.executable, hashlib.sha256(open(sys.argv[1], "rb").read()).hexdigest())' "$requirements")
[ -x "$dir/bin/python" ] && [ "$(cat "$dir/made-of" 2>/dev/null)" = "$wanted" ] && exit 0

echo "setting up $dir ..."
"$python" -m venv --clear "$dir"
"$dir/bin/python" -m pip install --quiet --disable-pip-version-check --no-input --require-hashes -r "$requirements" 2>"$dir/pip.log" || {
    cat "$dir/pip.log" >&2
    echo "could not install the packages of $requirements" >&2
    exit 1
}
printf '%s\n' "$wanted" >"$dir/made-of"
