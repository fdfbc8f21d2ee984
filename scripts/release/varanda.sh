#!/bin/sh
# Varanda, ready to run. Everything of the instance is in data/ beside this file, and settings in settings.
#
#   ./varanda [start OPTIONS]      serves it, with an empty instance or, for a look, --demo; see docs/operations.md
#   ./varanda backup | restore BACKUP | admin:grant ADDRESS | audit:verify | doctor | version
#   ./varanda upgrade ARCHIVE [--data FOLDER]
#                                  the folder's next start is of that version, or of this one where that does not come up
set -eu
here=$(cd "$(dirname "$(readlink -f "$0")")" && pwd)
state=${VARANDA_STATE:-$here}
export VARANDA_DATA="${VARANDA_DATA:-$state/data}" VARANDA_GIVEN_FROM="$PWD"
export ALLOCATOR_SETTINGS
# A service could not write what root made here. Root opens the archive, which the service may have no way to.
# A bare root has neither id nor other accounts.
if [ "$(id -u 2> /dev/null)" = 0 ] && command -v runuser > /dev/null; then
  owned=$here; [ "${1:-}" = upgrade ] || [ ! -d "$state" ] || owned=$state
  owner=$(stat -c %U "$owned")
  if [ "$owner" != root ]; then
    if [ "${1:-}" = upgrade ] && [ -r "${2:-}" ]; then
      archive=$2; shift 2
      exec runuser -u "$owner" -- "$here/varanda" upgrade - "$@" < "$archive"
    fi
    exec runuser -u "$owner" -- "$here/varanda" "$@"
  fi
fi
backups=${VARANDA_BACKUPS:-$state/backups}
version_of() { readlink "$here/current" | sed 's,.*/,,'; }

# run VERSION PROGRAM ARGUMENTS…
run() {
  version=$here/versions/$1; program=$2; shift 2
  # Functions wake in half the time where Node has kept what it compiled; gone, it is made again.
  export NODE_COMPILE_CACHE="$state/compiled/${version##*/}"
  settings=
  if [ -e "$state/settings" ]; then
    [ -r "$state/settings" ] || { echo "$(id -un) may not read $state/settings." >&2; exit 78; }
    settings="--env-file=$state/settings"
  fi
  exec "$version/bin/node" HEAP_FLAGS ${settings:+"$settings"} "$version/scripts/dist/$program.js" "$@"
}

# What this start serves, or a new version is for.
note_data() {
  while [ $# -gt 0 ]; do
    case "$1" in --data) VARANDA_DATA=${2:-} ;; --data=*) VARANDA_DATA=${1#--data=} ;; esac
    shift
  done
  VARANDA_DATA=${VARANDA_DATA%/}
}

forget_compiled() {
  for old in "$state"/compiled/*; do [ "$old" = "$state/compiled/$(version_of)" ] || rm -rf "$old"; done
}

switch_to() {
  ln -sfn "versions/$1" "$here/current.next" && mv -T "$here/current.next" "$here/current" && sync
}

# This file is of the version that it leads to, from its next start on.
settle() {
  cp "$here/versions/$next/varanda" "$here/varanda.next" && mv -T "$here/varanda.next" "$here/varanda"
  switch_to "$next"
  rm -f "$here/next" "$here/healthy"
}

# The first start of a new version: what was there is kept aside, and comes back with the old version unless the new one
# is healthy within two minutes. Each step may be cut off and is done again at the next start. 78 is how a program ends that
# was told something wrong, or found port or folder taken, and touched nothing: that is no fault of the version's.
try_next() {
  old=$(version_of); kept=$backups/before-$next
  # It came up, and was cut off before that was noted.
  if [ -e "$here/healthy" ]; then settle; return; fi
  # Nothing is taken away from under a server. The version that is known to work looks.
  (run "$old" in-use) || exit $?
  if [ -e "$VARANDA_DATA/varanda.sqlite" ] && [ ! -e "$here/giving-back" ] && [ ! -d "$kept" ]; then
    if ! (run "$old" backup --to "$kept"); then
      # Nothing was touched, and each further start would copy everything again, two seconds apart under a service manager.
      rm -rf "${kept:?}.partial"
      rm -f "$here/next"
      echo "Without a backup version $next is not tried: version $old goes on. Once what is said above is mended, as room in $backups, upgrade again." >&2
      return
    fi
  fi
  if [ ! -e "$here/giving-back" ]; then
    (VARANDA_HEALTHY="$here/healthy" run "$next" serve --no-demo "$@") & child=$!
    trap 'kill -TERM $child 2>/dev/null; wait $child; [ ! -e "$here/healthy" ] || settle; exit' TERM INT
    seconds=0
    while [ ! -e "$here/healthy" ] && kill -0 $child 2>/dev/null && [ $seconds -lt 120 ]; do sleep 1; seconds=$((seconds + 1)); done
    if [ -e "$here/healthy" ]; then
      settle
      status=0; wait $child || status=$?
      exit $status
    fi
    kill -KILL $child 2>/dev/null || true
    status=0; wait $child || status=$?
    trap - TERM INT
    # Until the start that is right, somebody may write.
    if [ $status = 78 ]; then rm -rf "${kept:?}"; exit 78; fi
    (run "$old" in-use) || exit $?
    : > "$here/giving-back"; sync
  fi
  echo "Version $next did not come up: version $old goes on with what was there before." >&2
  if [ -d "$kept" ]; then
    rm -rf "$VARANDA_DATA.again"
    if ! (run "$old" restore "$kept" --data "$VARANDA_DATA.again"); then
      rm -rf "$VARANDA_DATA.again"
      echo "$VARANDA_DATA could not be restored from $kept, and version $old cannot go on before: mend what is said above, as room there, and start again." >&2
      # A service manager does so at once, and each time everything is copied.
      sleep 60
      exit 1
    fi
    [ ! -d "$VARANDA_DATA" ] || mv "$VARANDA_DATA" "$VARANDA_DATA.of-$next-$(date +%s)"
    mv "$VARANDA_DATA.again" "$VARANDA_DATA"; sync
  fi
  rm -f "$here/next" "$here/giving-back"
}

# The disk of a folder, which may be still to come, and how many MB are free there.
disk_of() {
  at=$1
  while [ ! -d "$at" ]; do at=$(dirname "$at"); done
  df -Pk "$at" 2> /dev/null | { read -r _ && read -r disk _ _ free _ && echo "$disk $((free / 1024))"; }
}

# Before it is too late. Of numbers that are not there nothing is said, and where files can share their bytes it takes less.
note_room() {
  size=$(du -sk "$place" 2> /dev/null | { read -r size _ && echo $((size / 1024)); }) || return 0
  kept_on=$(disk_of "$backups") && back_on=$(disk_of "${place%/*}") || return 0
  needed=$size
  [ "${kept_on% *}" != "${back_on% *}" ] || needed=$((2 * size))
  for free in "${kept_on##* }" "${back_on##* }"; do
    [ "$free" -ge "$needed" ] || { echo "Backup and way back take up to $size MB each; $free MB are free."; return; }
  done
}

# The archive is unpacked aside and gets its name once it is whole and runs here. `next` says the version, and below it the one
# folder whose start tries it: what another folder holds, as a demo, would neither be backed up before nor say how it fares with this.
upgrade() {
  # Of a version that was taken back; where it still is being, that is for the next start.
  [ ! -e "$here/giving-back" ] || [ -e "$here/next" ] || rm -f "$here/giving-back"
  [ ! -e "$here/giving-back" ] || { echo "Version $(sed -n 1p "$here/next") is being taken back: start once before an upgrade." >&2; exit 1; }
  place=$(readlink -m "${VARANDA_DATA:?--data takes a folder}")
  rm -rf "$here/unpacked"; mkdir "$here/unpacked"
  tar -xzf "$1" -C "$here/unpacked"
  new=$(ls "$here/unpacked/varanda/versions")
  "$here/unpacked/varanda/versions/$new/bin/node" -e 0
  [ "$new" != "$(version_of)" ] || { echo "Version $new is here already." >&2; exit 1; }
  mv "$here/unpacked/varanda/varanda" "$here/unpacked/varanda/versions/$new/varanda"
  rm -rf "$here/versions/$new"; sync
  mv "$here/unpacked/varanda/versions/$new" "$here/versions/$new"
  rm -rf "$here/unpacked" "${backups:?}/before-$new" "$here/healthy"
  printf '%s\n%s\n' "$new" "$place" > "$here/next.partial"; sync; mv "$here/next.partial" "$here/next"; sync
  echo "Version $new is used from the next start of $place on, after a backup into $backups/before-$new."
  note_room
  [ -e "$place/varanda.sqlite" ] || echo "It holds no instance yet; if yours is elsewhere, say --data FOLDER." >&2
}

case "${1:-start}" in
  start | -*)
    [ "${1:-}" != start ] || shift
    note_data "$@"
    if [ -e "$here/next" ]; then
      next=$(sed -n 1p "$here/next"); place=$(sed -n 2p "$here/next")
      if [ "$(readlink -m "$VARANDA_DATA")" = "$place" ]; then try_next "$@"
      else echo "Version $next waits for a start of $place; this one is of version $(version_of)." >&2; fi
    fi
    forget_compiled
    run "$(version_of)" serve --no-demo "$@" ;;
  backup)
    shift
    case " $* " in *" --to "* | *" --to="*) ;; *) set -- "$@" --to "$backups/$(date -u +%Y-%m-%dT%H-%M-%S)" ;; esac
    run "$(version_of)" backup "$@" ;;
  restore | doctor) program=$1; shift; run "$(version_of)" "$program" "$@" ;;
  admin:grant) shift; run "$(version_of)" admin-grant "$@" ;;
  audit:verify) shift; run "$(version_of)" audit-verify "$@" ;;
  upgrade) note_data "$@"; upgrade "${2:?upgrade takes an archive}" ;;
  version) version_of ;;
  *) sed -n '2,8s/^# \{0,1\}//p' "$0" >&2; exit 1 ;;
esac
