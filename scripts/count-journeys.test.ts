import { expect, test } from 'vitest'
import { countJourneys, type PlaywrightReport } from './count-journeys.ts'

/** A report of journeys that ended so, each in a suite within the suite of its file. */
function reportOf(statuses: ('expected' | 'unexpected' | 'flaky' | 'skipped')[]): PlaywrightReport {
  const count = (status: string) => statuses.filter((one) => one === status).length
  return {
    stats: { expected: count('expected'), unexpected: count('unexpected'), flaky: count('flaky') },
    suites: statuses.map((status, at) => {
      const errors = status === 'expected' ? [] : [{ message: `because ${at}`, location: { line: 7 } }]
      const tests = [{ projectName: 'phone-pt', status, results: [{ errors }, { errors: [] }] }]
      return { specs: [], suites: [{ specs: [{ file: `${at}.spec.ts`, title: 'goes', tests }] }] }
    }),
  }
}

test('a journey or two that pass at their second go are passed, and named', () => {
  expect(countJourneys([reportOf(['expected', 'flaky', 'skipped', 'flaky'])], 0)).toEqual({
    passed: 3,
    failed: 0,
    failures: [],
    unsteady: [
      { name: '1.spec.ts › goes [phone-pt]', message: 'line 7: because 1' },
      { name: '3.spec.ts › goes [phone-pt]', message: 'line 7: because 3' },
    ],
  })
})

test('three are failed, of all runs together', () => {
  const { passed, failed, failures } = countJourneys([reportOf(['expected', 'flaky', 'flaky']), reportOf(['flaky'])], 0)
  expect({ passed, failed, named: failures.length }).toEqual({ passed: 1, failed: 3, named: 3 })
})

test('what failed at both goes is failed beside what passed at its second', () => {
  const { passed, failed, failures } = countJourneys([reportOf(['unexpected', 'flaky'])], 1)
  expect({ passed, failed, failures }).toEqual({
    passed: 1,
    failed: 1,
    failures: [{ name: '0.spec.ts › goes [phone-pt]', message: 'line 7: because 0' }],
  })
})

test('a run that could not begin is failed', () => {
  expect(countJourneys([], 1)).toMatchObject({ passed: 0, failed: 1 })
  expect(countJourneys([reportOf(['expected'])], 1)).toMatchObject({ passed: 1, failed: 1 })
})
