#!/bin/sh
# Sets up what tests/browser needs in .tools/browser: npm and Java (from PyPI), with npm the pinned axe-core and Nu checker
# of infra/browser/, and the path of a Chromium in .tools/browser/chromium. Does nothing where all of it stands.
# Without a browser it says so and ends well: the tests that need one are then skipped and say why. With BROWSER=required it fails.
set -eu
cd "$(dirname "$0")/.."
home=.tools/browser

names="chromium chromium-browser google-chrome google-chrome-stable"
mac="/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"

works() {
    [ -n "$1" ] && [ -x "$1" ] && "$1" --version >/dev/null 2>&1
}

on_this_machine() {
    for name in $names; do
        found=$(command -v "$name" || true)
        works "$found" && printf '%s\n' "$found" && return 0
    done
    works "$mac" && printf '%s\n' "$mac"
}

from_debian() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
    echo "installing Chromium (apt-get) ..." >&2
    { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium; } \
        >"$home/apt.log" 2>&1 && on_this_machine
}

from_playwright() {
    echo "installing Chromium (Playwright's own) ..." >&2
    .venv/bin/playwright install chromium >"$home/playwright.log" 2>&1 || return 1
    .venv/bin/python -c 'from playwright.sync_api import sync_playwright as start
with start() as playwright:
    print(playwright.chromium.executable_path)'
}

judges() { # axe-core and the Nu checker, exactly those of the lock file; no script of a package is run
    [ -f "$home/checks/made" ] && cmp -s infra/browser/package-lock.json "$home/checks/made" && return 0
    mkdir -p "$home/checks"
    cp infra/browser/package.json infra/browser/package-lock.json "$home/checks/"
    "$home/bin/npm" ci --prefix "$home/checks" --ignore-scripts --no-audit --no-fund --no-update-notifier \
        >"$home/npm.log" 2>&1 || { cat "$home/npm.log" >&2; return 1; }
    cp infra/browser/package-lock.json "$home/checks/made"
}

missing() {
    echo "the tests in a browser cannot run: $1" >&2
    [ "${BROWSER:-}" != required ] || exit 1
    exit 0
}

infra/env.sh "$home" requirements/browser.txt
judges || missing "npm could not fetch axe-core and the Nu checker"
works "$(cat "$home/chromium" 2>/dev/null)" && exit 0
rm -f "$home/chromium"
found=$(on_this_machine || from_debian || from_playwright) ||
    missing "no Chromium on this machine and none could be installed; install Chromium or Google Chrome"
printf '%s\n' "$found" >"$home/chromium"
