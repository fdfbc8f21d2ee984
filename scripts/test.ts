/**
 * Everything that must hold, in one run: types, style, arrows, journeys in a real browser, then unit, rules and embedded
 * tests. Ends with `N passed, N failed` alone on its line; exits non-zero on any failure, and when nothing ran.
 * `--quick` answers within a minute for the uncommitted change: the checks that read what changed, and of the tests that
 * it touches the nearest for which there is time. It says what it left out.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'
import { buildChanged } from './build.ts'
import { countJourneys, type PlaywrightReport } from './count-journeys.ts'
import { changedFiles, readSources } from './quick/sources.ts'
import { inTime, touchedTests } from './quick/touched-tests.ts'
import { memoryDisk } from './server/memory-disk.ts'
import type { Unhandled } from './unhandled-errors.ts'

const root = new URL('..', import.meta.url).pathname
const reports = join(root, '.cache/reports')
const quick = process.argv.includes('--quick')
/** Of the uncommitted change; a whole run is about everything. */
const changed = quick ? changedFiles(root) : []
/** What the quick run leaves out. */
const notRun: string[] = []
const scratch = mkdtempSync(join(process.env.TMPDIR ?? memoryDisk() ?? tmpdir(), 'varanda-test-'))

interface Count {
  passed: number
  failed: number
}

const total: Count = { passed: 0, failed: 0 }
const failures: string[] = []
/** Told once more at the end, since what a test printed is far above by then. */
const failedTests: string[] = []
const unsteadyTests: string[] = []

/** After so many seconds a quick run begins no more tests: stopping takes some, and a minute is promised. */
const quickSeconds = 50

/** How long each part took; they overlap, and the whole run comes last. For whoever makes the run quicker. */
const partTimes: string[] = []

async function timed<Result>(part: string, work: () => Promise<Result>): Promise<Result> {
  const started = Date.now()
  const result = await work()
  partTimes.push(`${part} ${Math.round((Date.now() - started) / 1000)}`)
  return result
}

function add(name: string, count: Count): void {
  total.passed += count.passed
  total.failed += count.failed
  if (count.failed > 0) failures.push(name)
}

/** Then no part builds them by itself. */
let areFunctionsBuilt = false

/** More: the last two end nearer to one another. Fewer: each costs some seconds to begin. */
const shards = 6

/** What stands for the exit code of a program that a signal ended. */
const killed = 128

/** Runs a program; its output is shown line by line, since others run beside it, or only when it fails. */
function run(
  command: string,
  parameters: string[],
  options: { quiet: boolean; folder?: string; env?: Record<string, string> },
): Promise<number> {
  return new Promise((resolve) => {
    const folder = join(root, options.folder ?? '.')
    const child = spawn(command, parameters, {
      cwd: folder,
      env: {
        ...process.env,
        TMPDIR: scratch,
        // Hundreds of processes load the same SDKs: what one compiled, the next one reads.
        NODE_COMPILE_CACHE: join(scratch, 'compiled'),
        PATH: `${join(folder, 'node_modules/.bin')}:${process.env.PATH}`,
        ASTRO_TELEMETRY_DISABLED: '1',
        ...(areFunctionsBuilt && { FUNCTIONS_ARE_BUILT: 'yes' }),
        ...options.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const output: string[] = []
    const take = (line: string) => (options.quiet ? output.push(line) : console.log(line))
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', take)
    child.on('error', (error) => take(error.message))
    child.on('close', (code, signal) => {
      if (signal) take(`${command} was ended by ${signal}`)
      if (code !== 0) for (const line of output) console.log(line)
      resolve(code ?? killed)
    })
  })
}

interface Check {
  name: string
  command: string
  parameters: string[]
  folder?: string
  /** The folders that it reads, where these are not all. */
  reads?: string[]
}

/** What runs in browsers. */
const inBrowsers = ['client', 'design', 'domain', 'explorer', 'graph']

/** The longest first. */
const checks: Check[] = [
  { name: 'messages that nobody reads', command: 'node', parameters: ['scripts/checks/check-messages.ts'] },
  { name: 'types of what runs in Node', command: 'tsc', parameters: ['-p', 'tsconfig.json'] },
  {
    name: 'types of what runs in browsers',
    command: 'tsc',
    parameters: ['-p', 'tsconfig.browser.json'],
    reads: [...inBrowsers, 'member-app'],
  },
  {
    name: 'types of the site',
    command: 'astro',
    parameters: ['check'],
    folder: 'site',
    reads: [...inBrowsers, 'site'],
  },
  { name: 'style', command: 'biome', parameters: ['ci', '--colors=off', '--max-diagnostics=20', '.'] },
  {
    name: 'style of .astro files',
    command: 'prettier',
    parameters: ['--check', 'site/src/**/*.astro'],
    reads: ['site'],
  },
  { name: 'import arrows', command: 'node', parameters: ['scripts/checks/check-arrows.ts'] },
  { name: 'one way of asking over HTTP', command: 'node', parameters: ['scripts/checks/check-http.ts'] },
  { name: 'money in one place', command: 'node', parameters: ['scripts/checks/check-money.ts'] },
  { name: 'the name in one place', command: 'node', parameters: ['scripts/checks/check-brand.ts'] },
  { name: 'links in documents', command: 'node', parameters: ['scripts/checks/check-links.ts'] },
]

/** Whether a check could say something else than before the change; a file at the root may concern each. */
function isConcerned({ reads }: Check): boolean {
  if (!quick || !reads) return true
  return changed.some((file) => !file.includes('/') || reads.includes(file.split('/')[0]!))
}

async function runChecks(given: readonly Check[]): Promise<void> {
  const waiting = given.filter(isConcerned)
  notRun.push(...given.filter((check) => !isConcerned(check)).map(({ name }) => name))
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const started = Date.now()
      const code = await run(check.command, check.parameters, { quiet: true, folder: check.folder })
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${check.name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
      add(check.name, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 })
    }
  }
  await Promise.all([worker(), worker()])
}

/** What a program reported; not twice, where it runs once more and says nothing. */
function takeReport<Report>(name: string): Report | undefined {
  const file = join(reports, name)
  if (!existsSync(file)) return undefined
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  rmSync(file)
  return report
}

async function build(): Promise<boolean> {
  try {
    await buildChanged(console.log)
    return true
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    add('build', { passed: 0, failed: 1 })
    return false
  }
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    startTime: number
    endTime: number
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** A test's name and the beginning of what went wrong. */
function fallTold(name: string, message: string): string {
  const firstLines = stripVTControlCharacters(message).split('\n').slice(0, 20)
  return [name, ...firstLines.map((line) => `    ${line.slice(0, 300)}`)].join('\n')
}

function tellFailed(name: string, message: string): void {
  failedTests.push(fallTold(name, message))
}

/** Seconds that each test file took when it last ran, by its path. */
const lastTimes = join(root, '.cache/test-seconds.json')
/** For a file that never ran here, seconds: most tests of functions open a whole instance. */
const usual = (file: string) => (file.startsWith('functions/') ? 10 : 2)

const timesBefore = (): Record<string, number> =>
  existsSync(lastTimes) ? (JSON.parse(readFileSync(lastTimes, 'utf8')) as Record<string, number>) : {}

function keepTimes({ testResults }: VitestReport): void {
  const times = testResults.map(({ name, startTime, endTime }) => [relative(root, name), (endTime - startTime) / 1000])
  writeFileSync(lastTimes, JSON.stringify({ ...timesBefore(), ...Object.fromEntries(times) }))
}

/** How many were begun: two may run at once. */
let vitests = 0

/** The touched tests for which there is time. */
function nearestTests(): string[] {
  const times = timesBefore()
  const seconds = Math.max(10, quickSeconds - performance.now() / 1000)
  const touched = touchedTests(changed, readSources(root))
  const { run, left } = inTime(touched, (file) => times[file] ?? usual(file), seconds, 2)
  if (left.length > 0) notRun.push(`${left.length} test files that are farther or longer (${left.join(', ')})`)
  return run
}

async function runVitest(files: readonly string[], ...more: string[]): Promise<void> {
  const name = `vitest-${++vitests}.json`
  const unhandled = `unhandled-${name}`
  const reporters = ['default', 'json', './scripts/unhandled-errors.ts'].map((reporter) => `--reporter=${reporter}`)
  const code = await run('vitest', ['run', ...files, ...more, ...reporters, `--outputFile.json=${reports}/${name}`], {
    quiet: false,
    env: { UNHANDLED_ERRORS_FILE: join(reports, unhandled) },
  })
  const report = takeReport<VitestReport>(name)
  if (report) keepTimes(report)
  const failed = report?.numFailedTests ?? 0
  for (const { name, message, assertionResults } of report?.testResults ?? []) {
    const file = relative(root, name)
    const failing = assertionResults.filter(({ status }) => status === 'failed')
    for (const { fullName, failureMessages } of failing) tellFailed(`${file} › ${fullName}`, failureMessages.join('\n'))
    if (failing.length === 0 && message) tellFailed(file, message)
  }
  const unhandledErrors = takeReport<Unhandled[]>(unhandled) ?? []
  for (const { where, message } of unhandledErrors) tellFailed(where ? relative(root, where) : 'vitest', message)
  // A hook that fails, or a rejection that nobody handles, fails the run without failing a test.
  if (code !== 0 && failed === 0 && unhandledErrors.length === 0)
    tellFailed(
      'vitest',
      `No test failed, but the run ended with ${code === killed ? 'a signal' : code}: see its end above.`,
    )
  add('vitest', { passed: report?.numPassedTests ?? 0, failed: code !== 0 ? Math.max(1, failed) : failed })
}

interface JourneyRun {
  code: number
  report: PlaywrightReport | undefined
}

async function runPlaywright(env: Record<string, string>, ...parameters: string[]): Promise<JourneyRun> {
  const code = await run('playwright', ['test', ...parameters], { quiet: false, folder: 'e2e', env })
  return { code, report: takeReport<PlaywrightReport>('playwright.json') }
}

function addJourneys(runs: readonly JourneyRun[]): void {
  const reports = runs.flatMap(({ report }) => report ?? [])
  const count = countJourneys(reports, Math.max(...runs.map(({ code }) => code)))
  for (const { name, message } of count.failures) tellFailed(name, message)
  for (const { name, message } of count.unsteady) unsteadyTests.push(fallTold(name, message))
  add('playwright', count)
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
if (quick) {
  await timed('checks', () => runChecks(checks))
  const files = nearestTests()
  if (files.length > 0) await timed('vitest', () => runVitest(files))
  notRun.push('journeys', 'tests that read the built site')
} else {
  // Building the site and checking its types both write what Astro derives from its files.
  const isAfterBuild = ({ command }: Check) => command === 'astro'
  const [isBuilt] = await Promise.all([
    timed('build', build),
    timed('checks', () => runChecks(checks.filter((check) => !isAfterBuild(check)))),
  ])
  areFunctionsBuilt = isBuilt
  // Two journeys keep two cores at work; with more, or with other tests, they would wait for each other's browsers.
  const [beside] = await Promise.all([
    isBuilt && timed('playwright', () => runPlaywright({ VARANDA_E2E_BRIEF: 'yes' }, '--grep-invert', '@in-time')),
    timed('types of the site', () => runChecks(checks.filter(isAfterBuild))),
  ])
  // The other tests go by shards, two at a time, so that the long last file of one keeps no core idle.
  const workers = `--maxWorkers=${availableParallelism()}`
  let shard = 0
  const runShards = async () => {
    while (shard < shards) {
      const which = `${++shard}/${shards}`
      await timed(`vitest ${which}`, () => runVitest([], `--shard=${which}`, workers))
    }
  }
  await Promise.all([runShards(), runShards()])
  // What is promised within seconds is promised to a machine that has time for it.
  if (beside)
    addJourneys([beside, await timed('in time', () => runPlaywright({}, '--grep', '@in-time', '--workers=1'))])
}
rmSync(scratch, { recursive: true, force: true })
for (const told of unsteadyTests) console.log(`UNSTEADY ${told}`)
for (const told of failedTests) console.log(`FAILED ${told}`)
console.log(`Seconds: ${[...partTimes, `all ${Math.round(performance.now() / 1000)}`].join(', ')}`)
if (notRun.length > 0) console.log(`Not run: ${notRun.join('; ')}`)
if (failures.length > 0) console.log(`Failed: ${failures.join(', ')}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
