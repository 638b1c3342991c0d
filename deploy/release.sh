# What update and rollback share. The machine's side of the site, all below one folder ($place):
#   source    the clone that releases are taken from      releases  one folder each, which the site cannot write
#   current   a link to the release that serves           shared    .env, database, pictures, backups, snapshots
#   cache     npm's, and the Node that it fetched
# Releases, links and source are root's; the account `steel` builds and serves.

service=steel
account=steel
umask 022

stop() {
  echo "$1" >&2
  exit 1
}

prepare() {
  [ "$(id -u)" = 0 ] || stop "Run it with sudo: it restarts the service."
  [ -e "$place/source/.git" ] || stop "Run it as it stands in the folder source, beside releases and shared."
  [ -f "$place/shared/.env" ] || stop "$place/shared/.env is missing: docs/deploy.md says what it begins with."
  mkdir -p "$place/releases"
  exec 9>"$place/.update.lock"
  flock --nonblock 9 || stop "Another update or rollback is under way."
}

# Runs a command of the release in the first argument, as the site's own account.
as_site() (
  cd "$1"
  shift
  exec runuser -u "$account" -- "$@" 9>&-
)

serving() {
  [ -L "$place/current" ] && basename "$(readlink "$place/current")"
}

version_of() {
  cat "$place/releases/$1/.version"
}

# The oldest first. What a killed update was building has no version: that is written last.
list_releases() {
  find "$place/releases" -mindepth 2 -maxdepth 2 -name .version -printf '%h\n' | sed 's|.*/||' | sort
}

list_snapshots() {
  find "$place/shared/snapshots" -maxdepth 1 -name '*.db' 2>/dev/null | sort
}

# The first that is not of the list in $1: the newest by name may be of a clock that ran ahead.
snapshot_since() {
  list_snapshots | grep --line-regexp --fixed-strings --invert-match "$1" | head -n 1
}

# In one step: there is no moment without a release.
point_to() {
  ln -sfn "releases/$1" "$place/current.new"
  mv -T "$place/current.new" "$place/current"
}

# Answers when the site does, or when its start has failed for good; in the end after the seconds in $1.
start() {
  systemctl reset-failed "$service" 2>/dev/null || true
  systemctl restart "$service" || return 1
  end=$(($(date +%s) + ${1:-60}))
  while [ "$(date +%s)" -lt "$end" ]; do
    if systemctl is-failed --quiet "$service"; then return 1; fi
    if as_site "$place/current" sh scripts/node deploy/health.mjs; then return 0; fi
    sleep 0.1
  done
  return 1
}

# The release that served before, in $1, and where it refuses a database that has been brought up to date, the snapshot
# in $2 of before that. Answers 2 where that was refused: the database is as it was.
go_back() {
  systemctl stop "$service"
  point_to "$1"
  if start; then return 0; fi
  [ -n "$2" ] || return 1
  systemctl stop "$service"
  # By the name that every release has it under, also the one before.
  as_site "$place/current" npm run --silent restore -- "$2" || return 2
  start
}

say_last_words() {
  journalctl --unit "$service" --lines 15 --output cat --no-pager 2>/dev/null | sed 's/^/  /' >&2 || true
}
