/** The script that leads a release, with programs that only say and do what a version's would. */
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const script = join(import.meta.dirname, 'release/varanda.sh')
let scratch: string
let folder: string

/**
 * Stands for `bin/node`: knows backup, restore, a full disk and whether a server has the folder, and serves well, not at all, is cut off once
 * it is healthy, or was told something wrong.
 */
const node = (serves: 'well' | 'never' | 'cut' | 'told wrong') => `#!/bin/sh
[ "$1" != -e ] || exit 0
while case "$1" in -*) true ;; *) false ;; esac; do shift; done
program=$(basename "$1" .js); shift
full=$(dirname "$0")/../../../disk-full
is_full() { if [ -e "$full" ]; then echo "no room for a $program" >> "$full"; exit 1; fi; }
case $program in
  backup)
    for to; do :; done; to="\${to#--to=}"
    mkdir -p "$to.partial"; is_full
    mv "$to.partial" "$to" && cp "$VARANDA_DATA/varanda.sqlite" "$to" ;;
  restore) mkdir -p "$3"; is_full; cp "$1/varanda.sqlite" "$3" ;;
  in-use) [ ! -e "$VARANDA_DATA/in-use" ] || exit 78 ;;
  serve)
    ${serves === 'told wrong' ? 'exit 78' : ':'}
    echo "served by $(cat "$(dirname "$0")/../name")"
    [ -z "\${VARANDA_HEALTHY:-}" ] || echo spoilt > "$VARANDA_DATA/varanda.sqlite"
    ${serves === 'never' ? 'exit 1' : ':'}
    [ -z "\${VARANDA_HEALTHY:-}" ] || : > "$VARANDA_HEALTHY"
    [ -z "\${VARANDA_HEALTHY:-}" ] || ${serves === 'cut' ? 'kill -9 $PPID' : 'sleep 1.5'} ;;
esac
`

function layVersion(top: string, name: string, serves: Parameters<typeof node>[0]): void {
  const version = join(top, 'versions', name)
  mkdirSync(join(version, 'bin'), { recursive: true })
  writeFileSync(join(version, 'name'), name)
  writeFileSync(join(version, 'bin/node'), node(serves))
  const leading = readFileSync(script, 'utf8').replace('HEAP_FLAGS', '--a-flag').replace('ALLOCATOR_SETTINGS', 'A=1')
  writeFileSync(join(top, 'varanda'), `${leading}# of ${name}\n`)
  chmodSync(join(version, 'bin/node'), 0o755)
}

function varanda(...parameters: string[]): string {
  const env = { PATH: `${join(scratch, 'bin')}:${process.env.PATH}` }
  return execFileSync('sh', [join(folder, 'varanda'), ...parameters], { encoding: 'utf8', env, stdio: 'pipe' }).trim()
}

function upgradeTo(name: string, serves: Parameters<typeof node>[0], ...parameters: string[]): string {
  const top = join(scratch, 'next/varanda')
  layVersion(top, name, serves)
  execFileSync('tar', ['-czf', join(scratch, 'next.tar.gz'), '-C', join(scratch, 'next'), 'varanda'])
  return varanda('upgrade', join(scratch, 'next.tar.gz'), ...parameters)
}

/** How a start ended that could not be. */
function refused(...parameters: string[]): number | undefined {
  try {
    varanda(...parameters)
  } catch (error) {
    return (error as { status: number }).status
  }
  return undefined
}

/** A program of the system that says something else than here. */
function tool(name: string, commands: string): void {
  mkdirSync(join(scratch, 'bin'), { recursive: true })
  writeFileSync(join(scratch, 'bin', name), `#!/bin/sh\n${commands}\n`)
  chmodSync(join(scratch, 'bin', name), 0o755)
}

/** The version whose script stands in the folder. */
const leadsFor = () => /# of (\w+)\n$/.exec(readFileSync(join(folder, 'varanda'), 'utf8'))?.[1]
const words = () => readFileSync(join(folder, 'data/varanda.sqlite'), 'utf8').trim()

beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'varanda-release-'))
  folder = join(scratch, 'varanda')
  layVersion(folder, 'one', 'well')
  symlinkSync('versions/one', join(folder, 'current'))
  tool('id', 'echo 1000')
  mkdirSync(join(folder, 'data'))
  writeFileSync(join(folder, 'data/varanda.sqlite'), 'words')
})
afterEach(() => rmSync(scratch, { recursive: true }))

test('a new version counts from the start on at which it is healthy', () => {
  upgradeTo('two', 'well')
  expect(varanda('version')).toBe('one')
  expect(varanda()).toBe('served by two')
  expect(varanda('version')).toBe('two')
  expect(leadsFor()).toBe('two')
  expect(readFileSync(join(folder, 'backups/before-two/varanda.sqlite'), 'utf8')).toBe('words')
  expect(existsSync(join(folder, 'next'))).toBe(false)
})

test('a backup goes where it is told, and else among the others', () => {
  const [one, other] = [join(scratch, 'a place'), join(scratch, 'another')]
  varanda('backup', '--to', one)
  varanda('backup', `--to=${other}`)
  expect([one, other].map((place) => existsSync(join(place, 'varanda.sqlite')))).toEqual([true, true])
  expect(existsSync(join(folder, 'backups'))).toBe(false)
  varanda('backup')
  expect(readdirSync(join(folder, 'backups'))).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d-]+$/)])
})

test('one that does not come up leaves version and data as they were, and its own aside', () => {
  upgradeTo('two', 'never')
  expect(varanda()).toBe('served by two\nserved by one')
  expect([varanda('version'), leadsFor(), words()]).toEqual(['one', 'one', 'words'])
  expect(readdirSync(folder).filter((name) => name.startsWith('data.of-two'))).toHaveLength(1)
  expect(varanda()).toBe('served by one')
})

test('one that was cut off once it was healthy goes on with what it wrote', () => {
  upgradeTo('two', 'cut')
  expect(() => varanda()).toThrow()
  expect(varanda()).toBe('served by two')
  expect([varanda('version'), words()]).toEqual(['two', 'spoilt'])
})

test('a giving back that was cut off is gone on with', () => {
  upgradeTo('two', 'never')
  mkdirSync(join(folder, 'backups/before-two'), { recursive: true })
  writeFileSync(join(folder, 'backups/before-two/varanda.sqlite'), 'words')
  writeFileSync(join(folder, 'giving-back'), '')
  mkdirSync(join(folder, 'data.again'))
  rmSync(join(folder, 'data'), { recursive: true })
  expect(varanda()).toBe('served by one')
  expect([varanda('version'), words()]).toEqual(['one', 'words'])
})

test('where the backup before it has no room the version that is there goes on, and nothing is tried again by itself', () => {
  upgradeTo('two', 'well')
  writeFileSync(join(folder, 'disk-full'), '')
  expect(varanda()).toBe('served by one')
  expect(varanda()).toBe('served by one')
  expect(readFileSync(join(folder, 'disk-full'), 'utf8')).toBe('no room for a backup\n')
  expect([varanda('version'), leadsFor(), words()]).toEqual(['one', 'one', 'words'])
  expect(readdirSync(join(folder, 'backups'))).toEqual([])
  rmSync(join(folder, 'disk-full'))
  upgradeTo('two', 'well')
  expect(varanda()).toBe('served by two')
})

test('an upgrade says where there is little room for backup and way back', () => {
  tool('du', 'echo "307200 $2"')
  tool('df', 'echo "Filesystem 1024-blocks Used Available Capacity Mounted on"; echo "/dev/a 9 9 614399 9% /"')
  expect(upgradeTo('two', 'well')).toMatch(/\nBackup and way back take up to 300 MB each; 599 MB are free\.$/)
  tool('df', 'echo "Filesystem 1024-blocks Used Available Capacity Mounted on"; echo "/dev/a 9 9 614400 9% /"')
  expect(upgradeTo('two', 'well')).not.toContain('way back')
  // The backup's disk has room for both, and that of the way back for none.
  tool(
    'df',
    'echo Header; case "$2" in */backups) echo "/dev/a 9 9 999999 9% /";; *) echo "/dev/b 9 9 307199 9% /b";; esac',
  )
  mkdirSync(join(folder, 'backups'), { recursive: true })
  expect(upgradeTo('two', 'well')).toMatch(/\nBackup and way back take up to 300 MB each; 299 MB are free\.$/)
  tool(
    'df',
    'echo Header; case "$2" in */backups) echo "/dev/a 9 9 307200 9% /";; *) echo "/dev/b 9 9 307200 9% /b";; esac',
  )
  expect(upgradeTo('two', 'well')).not.toContain('way back')
  tool('df', 'exit 1')
  expect(upgradeTo('two', 'well')).not.toContain('way back')
})

test('a giving back without room leaves none of it behind, takes its time, and is gone on with once there is', () => {
  upgradeTo('two', 'never')
  mkdirSync(join(folder, 'backups/before-two'), { recursive: true })
  writeFileSync(join(folder, 'backups/before-two/varanda.sqlite'), 'words')
  writeFileSync(join(folder, 'giving-back'), '')
  writeFileSync(join(folder, 'data/varanda.sqlite'), 'spoilt')
  writeFileSync(join(folder, 'disk-full'), '')
  tool('sleep', `echo "$1" > '${join(scratch, 'slept')}'`)
  expect(refused()).toBe(1)
  expect(readFileSync(join(scratch, 'slept'), 'utf8')).toBe('60\n')
  expect([existsSync(join(folder, 'data.again')), words()]).toEqual([false, 'spoilt'])
  rmSync(join(folder, 'disk-full'))
  expect(varanda()).toBe('served by one')
  expect([varanda('version'), words()]).toEqual(['one', 'words'])
})

test('what a giving back left behind is nothing to the next version, and one under way is gone on with first', () => {
  writeFileSync(join(folder, 'giving-back'), '')
  upgradeTo('two', 'well')
  expect(varanda()).toBe('served by two')
  writeFileSync(join(folder, 'giving-back'), '')
  writeFileSync(join(folder, 'next'), `one\n${join(folder, 'data')}\n`)
  expect(() => upgradeTo('three', 'well')).toThrow(/Version one is being taken back/)
})

test('a folder that a server has is left to it, however the new version would fare', () => {
  for (const serves of ['well', 'never'] as const) {
    upgradeTo('two', serves)
    writeFileSync(join(folder, 'data/in-use'), '')
    const before = readdirSync(folder)
    expect(refused()).toBe(78)
    expect([readdirSync(folder), varanda('version'), words()]).toEqual([before, 'one', 'words'])
    rmSync(join(folder, 'data/in-use'))
  }
  expect(varanda()).toBe('served by two\nserved by one')
})

test('a start that was told something wrong changes nothing, and what is kept aside is of the start that was right', () => {
  upgradeTo('two', 'told wrong')
  expect(refused('--prot', '80')).toBe(78)
  expect([varanda('version'), words()]).toEqual(['one', 'words'])
  expect(readdirSync(folder)).toContain('next')
  expect(readdirSync(folder).filter((name) => /^data\.|^giving-back$/.test(name))).toEqual([])
  writeFileSync(join(folder, 'data/varanda.sqlite'), 'words since')
  writeFileSync(join(folder, 'versions/two/bin/node'), node('well'))
  expect(varanda()).toBe('served by two')
  expect(readFileSync(join(folder, 'backups/before-two/varanda.sqlite'), 'utf8')).toBe('words since')
})

test('a new version is tried on the folder that it is for, and what is kept aside is what lies there', () => {
  mkdirSync(join(folder, 'other'))
  writeFileSync(join(folder, 'other/varanda.sqlite'), 'other words')
  upgradeTo('two', 'never', '--data', join(folder, 'other'))
  expect(varanda()).toBe('served by one')
  expect(existsSync(join(folder, 'next'))).toBe(true)
  expect(varanda('start', `--data=${relative(process.cwd(), join(folder, 'other'))}/`)).toBe(
    'served by two\nserved by one',
  )
  expect(readFileSync(join(folder, 'other/varanda.sqlite'), 'utf8').trim()).toBe('other words')
  expect(words()).toBe('words')
})

test.each(['well', 'never'] as const)(
  'a look at a demo neither takes in nor drops a version that fares %s',
  (serves) => {
    upgradeTo('two', serves)
    expect(varanda('start', '--demo', '--data', join(folder, 'demo/not/made'), '--port', '5000')).toBe('served by one')
    expect(varanda('version')).toBe('one')
    expect(varanda()).toMatch(/^served by two/)
    expect(readFileSync(join(folder, 'backups/before-two/varanda.sqlite'), 'utf8')).toBe('words')
  },
)

test('what root asks for is done by the account that owns the folder, which need not reach the archive', () => {
  layVersion(join(scratch, 'next/varanda'), 'two', 'well')
  execFileSync('tar', ['-czf', join(scratch, 'next.tar.gz'), '-C', join(scratch, 'next'), 'varanda'])
  tool('id', 'echo 0')
  tool('stat', 'echo keeper')
  tool('runuser', `echo "as $2, $5 $6 \${7:-}"; echo 'echo 1000' > '${join(scratch, 'bin/id')}'; shift 3; exec sh "$@"`)
  expect(varanda('upgrade', join(scratch, 'next.tar.gz'), `--data=${join(folder, 'data')}`)).toMatch(
    /^as keeper, upgrade - --data=\S+\/data\nVersion two is used from the next start of \S+\/data on/,
  )
  tool('id', 'echo 0')
  expect(varanda()).toMatch(/^as keeper,/)
  expect(varanda('version')).toBe('two')
})
