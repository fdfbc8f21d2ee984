/**
 * `pnpm bench searches`: the tests that search at random, and those that hang on time, again and again, each run with
 * another seed. A test run takes the same seed each time and searches briefly; here `RUNS` (20) differ, and with
 * `LONG=1` each of them searches for as long as its form allows. `SEED` is the first seed, `ONLY` names parts of
 * paths, with commas between them. It brings no load of its own: beside other work it says more.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { median, type Ratio, report } from './measure/figures.ts'

const root = resolve(import.meta.dirname, '../..')
const runs = Number(process.env.RUNS ?? 20)
const first = Number(process.env.SEED ?? Date.now() % 1_000_000)
const isLong = process.env.LONG === '1'

/** Each file that draws at random, with its long form's sizes. */
const searching: Record<string, Record<string, number>> = {
  'functions/test/post/interleaving.test.ts': { PARTINGS: 2 },
  'functions/test/post/histories.test.ts': { HISTORIES: 100, KILLS: 20 },
  'functions/test/source/stepped-histories.test.ts': { HISTORIES: 1000 },
  'functions/test/automation/stepped-automations.test.ts': { HISTORIES: 100 },
  'functions/test/post/durability.test.ts': { DEATHS: 20 },
  'functions/test/invite/invite-race.test.ts': { ROUNDS: 10 },
  'functions/test/card/card-races.test.ts': { PAIRS: 60 },
  'functions/test/account/export-deaths.test.ts': { DEATHS: 30 },
  'functions/test/notice/histories.test.ts': { HISTORIES: 100 },
  'functions/test/member/admin-reach.test.ts': { LONG: 200 },
  'functions/test/media/hostile-media.test.ts': { HOSTILE: 500 },
  'embedded/test/history/history.test.ts': { TRANSACTIONS: 20_000 },
  'embedded/test/functions/kill.test.ts': { KILLS: 20 },
  'rules-tests/fuzz.test.ts': { WRITES: 100_000 },
  'embedded/test/rules/': {},
  'embedded/test/auth/fuzz.test.ts': {},
  'embedded/test/storage/fuzz.test.ts': {},
  'embedded/test/http/edge-fuzz.test.ts': {},
  'embedded/test/webchannel/properties.test.ts': {},
  'graph/src/files/': {},
  'seed/src/world.test.ts': { STARTS: 4 },
}

/** Files whose tests hold times against limits, or deliveries in whatever order they come. */
const timed = [
  'embedded/test/http/edge',
  'embedded/test/functions/triggers.test.ts',
  'embedded/test/disk-full.test.ts',
  'functions/test/post/sharing.test.ts',
  'functions/test/connection/blocks.test.ts',
  'functions/test/member/members.test.ts',
  'functions/test/invite/invite-guesses.test.ts',
]

interface Report {
  testResults: {
    name: string
    status: string
    startTime: number
    endTime: number
    assertionResults: { fullName: string; status: string }[]
  }[]
}

/** What one file came to. */
interface Tally {
  seconds: number[]
  failed: number
}

const only = (process.env.ONLY ?? '').split(',')
const files = [...Object.keys(searching), ...(isLong ? [] : timed)].filter((file) =>
  only.some((part) => file.includes(part)),
)
const tallies = new Map<string, Tally>()
const folder = mkdtempSync(join(tmpdir(), 'varanda-searches-'))
const outputFile = join(folder, 'report.json')

function tallyOf(file: string): Tally {
  const tally = tallies.get(file) ?? { seconds: [], failed: 0 }
  tallies.set(file, tally)
  return tally
}

/** Tells of a failure at once: a long bench may be ended early. */
function note(file: string, told: string): void {
  tallyOf(file).failed += 1
  console.log(`FAILED ${file}: ${told}`)
}

function vitest(seed: number, given: readonly string[], sizes: Record<string, number>): void {
  rmSync(outputFile, { force: true })
  const { SEED: _, LONG: __, RUNS: ___, ...env } = process.env
  const parameters = ['run', ...given, '--reporter=json', `--outputFile=${outputFile}`]
  const { status } = spawnSync(join(root, 'node_modules/.bin/vitest'), parameters, {
    cwd: root,
    env: {
      ...env,
      PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
      SEED: String(seed),
      ...Object.fromEntries(Object.entries(sizes).map(([name, value]) => [name, String(value)])),
    },
    stdio: 'ignore',
  })
  const { testResults } = JSON.parse(readFileSync(outputFile, 'utf8')) as Report
  for (const { name, status, startTime, endTime, assertionResults } of testResults) {
    const file = relative(root, name)
    tallyOf(file).seconds.push((endTime - startTime) / 1000)
    const failed = assertionResults.filter((one) => one.status === 'failed').map(({ fullName }) => fullName)
    if (status === 'failed') note(file, `SEED=${seed} ${failed.join(' | ') || 'did not load'}`)
  }
  const isToldOf = testResults.some((one) => one.status === 'failed')
  // An unhandled rejection fails a run without failing a file.
  if (status !== 0 && !isToldOf) note('the run', `SEED=${seed}`)
}

try {
  for (let run = 0; run < runs; run += 1) {
    const seed = first + run
    // Long forms name their sizes alike and mean different things, so each has a run of its own.
    if (isLong) for (const file of files) vitest(seed, [file], searching[file] ?? {})
    else vitest(seed, files, {})
    const failed = [...tallies.values()].reduce((sum, { failed }) => sum + failed, 0)
    console.log(`${run + 1} of ${runs}, SEED=${seed}: ${failed} failures until now`)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

const goals: Record<string, Ratio> = {}
const figures: Record<string, number> = { runs, 'first seed': first }
for (const [file, { seconds, failed }] of [...tallies].toSorted()) {
  goals[`${file}: failed of ${seconds.length}`] = { value: failed, goal: 0 }
  if (seconds.length > 0) figures[`${file}: median s`] = median(seconds)
}
report('searches', goals, figures)
process.exit(Object.values(goals).every(({ value, goal }) => value <= goal) ? 0 : 1)
