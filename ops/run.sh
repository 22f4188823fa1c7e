#!/bin/sh
# Runs a command of Colocdar with the settings and the account of the service, as root:
#   ops/run.sh admin create vous@exemple.ma
#   ops/run.sh restore /var/backups/colocdar/FILE
# The others are the files of server/src/cli.
set -eu
current=/srv/colocdar/current
command=${1:?la commande, par exemple admin}
shift
[ -f "$current/server/src/cli/$command.ts" ] || {
  echo "Aucune commande $command dans $current/server/src/cli." >&2
  exit 1
}
if [ -t 0 ]; then terminal=--pty; else terminal=--pipe; fi
# Programs of systemd-run have absolute paths.
exec systemd-run --quiet --wait --collect "$terminal" --uid=colocdar --gid=colocdar --working-directory="$current" \
  --property=EnvironmentFile=/etc/colocdar.env --property=StateDirectory=colocdar --property=StateDirectoryMode=0700 \
  --property=UMask=0077 --setenv=NODE_ENV=production \
  "$current/node_modules/.bin/node" --no-warnings "server/src/cli/$command.ts" "$@"
