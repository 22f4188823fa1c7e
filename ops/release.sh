#!/bin/sh
# Builds a release of Colocdar beside the running one, then switches to it: only the restart interrupts, for seconds.
#   ops/release.sh build [COMMIT]   clones and builds /srv/colocdar/releases/<commit>; the site goes on running
#   ops/release.sh switch [COMMIT]  points /srv/colocdar/current at it; then: systemctl restart colocdar
#   ops/release.sh list             the releases, the current one marked
# Run it as the account of the service. COLOCDAR_HOME is /srv/colocdar unless set, COLOCDAR_SOURCE the repository to
# clone (by default the one this script is in). To go back: switch to the release before, if its schema allows
# (docs/operations.md, « Upgrades »).
set -eu

home=${COLOCDAR_HOME:-/srv/colocdar}
source=${COLOCDAR_SOURCE:-$(cd "$(dirname "$0")/.." && pwd)}
releases=$home/releases

fail() {
  echo "$1" >&2
  exit 1
}

named() {
  # git says itself what it refuses, such as a clone of another account.
  git -C "$source" rev-parse --short=12 --verify "$1^{commit}" ||
    fail "Aucune version $1 lisible dans $source par le compte $(id -un), pour la raison ci-dessus."
}

build() {
  commit=$(named "${1:-HEAD}")
  release=$releases/$commit
  [ ! -e "$release" ] || {
    echo "La version $commit est déjà dans $releases."
    return
  }
  mkdir -p "$releases"
  draft=$(mktemp -d "$releases/.build-XXXXXX")
  trap 'rm -rf "$draft"' EXIT
  trap 'exit 1' HUP INT TERM
  git -C "$source" archive "$commit" | tar -x -C "$draft"
  # The only step that needs the npm registry.
  (cd "$draft" && npm run build)
  chmod 755 "$draft"
  # Under its name only when it is whole.
  mv "$draft" "$release"
  trap - EXIT
  echo "Version $commit construite. Pour la mettre en service : $0 switch $commit"
}

switch() {
  commit=${1:-$(named HEAD)}
  [ -f "$releases/$commit/web/build/.sources" ] || fail "La version $commit n’est pas construite dans $releases."
  # A rename replaces the link in one step: there is always a current release.
  ln -s "releases/$commit" "$home/.current-$$"
  mv -T "$home/.current-$$" "$home/current"
  echo "Version $commit en place, à son prochain démarrage : systemctl restart colocdar"
}

list() {
  current=$(readlink "$home/current" 2>/dev/null || true)
  for release in "$releases"/*/; do
    [ -d "$release" ] || continue
    name=$(basename "$release")
    if [ "$current" = "releases/$name" ]; then echo "* $name"; else echo "  $name"; fi
  done
}

case "${1:-}" in
  build) build "${2:-}" ;;
  switch) switch "${2:-}" ;;
  list) list ;;
  *) fail "Usage : $0 build [VERSION] | switch [VERSION] | list" ;;
esac
