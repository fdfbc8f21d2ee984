/** What a run of the journeys comes to. */

/** Of Playwright's json report, what is counted and told. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  specs: { file: string; title: string; tests: PlaywrightTest[] }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightTest {
  projectName: string
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
  results: { errors: { message?: string; location?: { line: number } }[] }[]
}

/** Of each go's message: both are told, since the second may fail for another reason. */
const linesTold = 9

/** One journey that did not pass at its first go, with what went wrong. */
export interface Fall {
  name: string
  message: string
}

export interface JourneyCount {
  passed: number
  failed: number
  failures: Fall[]
  /** Counted as passed, since their second go did; never silent. */
  unsteady: Fall[]
}

/**
 * As many may pass at their second go: a run on a busy machine is not lost for one journey. With more the fault is in
 * what is tested, so all of them count as failed.
 */
const unsteadyLimit = 2

/** `code` is the worst exit code of Playwright, which fails without any failed test when it cannot run at all. */
export function countJourneys(reports: readonly PlaywrightReport[], code: number): JourneyCount {
  const sum = (of: keyof PlaywrightReport['stats']) => reports.reduce((total, { stats }) => total + stats[of], 0)
  const [expected, unexpected, flaky] = [sum('expected'), sum('unexpected'), sum('flaky')]
  const all = reports.flatMap(({ suites }) => [...testsOf(suites)])
  const fallen = (status: PlaywrightTest['status']) =>
    all.filter((one) => one.status === status).map(({ fall }) => fall)
  const isSteady = flaky <= unsteadyLimit
  const failed = unexpected + (isSteady ? 0 : flaky)
  return {
    passed: expected + (isSteady ? flaky : 0),
    failed: code === 0 ? failed : Math.max(1, failed),
    failures: [...fallen('unexpected'), ...(isSteady ? [] : fallen('flaky'))],
    unsteady: isSteady ? fallen('flaky') : [],
  }
}

function* testsOf(suites: PlaywrightSuite[]): Generator<{ status: PlaywrightTest['status']; fall: Fall }> {
  for (const { specs, suites: inner } of suites) {
    for (const { file, title, tests } of specs) {
      for (const { projectName, status, results } of tests) {
        const messages = results.flatMap(({ errors }) =>
          errors.map(({ message = '', location }) => {
            const told = message
              .split('\n')
              .filter((line) => line.trim() !== '')
              .slice(0, linesTold)
              .join('\n')
            return location ? `line ${location.line}: ${told}` : told
          }),
        )
        yield { status, fall: { name: `${file} › ${title} [${projectName}]`, message: messages.join('\n') } }
      }
    }
    yield* testsOf(inner ?? [])
  }
}
