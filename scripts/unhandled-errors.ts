/**
 * A reporter of Vitest's: writes what no test caught to the file that UNHANDLED_ERRORS_FILE names. The JSON report does
 * not have these, and such an error fails a run in which every test passed.
 */
import { writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'

export interface Unhandled {
  /** Absolute path of the test file that was running, where it is known. */
  file?: string
  message: string
}

export default class UnhandledErrors implements Reporter {
  onTestRunEnd(...[, errors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): void {
    const file = process.env.UNHANDLED_ERRORS_FILE
    if (!file || errors.length === 0) return
    const told = errors.map(
      ({ VITEST_TEST_PATH, message, name, stack }): Unhandled => ({
        ...(typeof VITEST_TEST_PATH === 'string' && { file: VITEST_TEST_PATH }),
        message: stack ?? `${name}: ${message}`,
      }),
    )
    writeFileSync(file, JSON.stringify(told))
  }
}
