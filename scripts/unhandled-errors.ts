/**
 * A reporter of Vitest's: writes what failed outside of every test to the file that UNHANDLED_ERRORS_FILE names. The JSON
 * report has no errors that nothing caught, and none of a hook inside a `describe`; each fails a run in which every test
 * passed.
 */
import { writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'

export interface Unhandled {
  /** Absolute path of the test file that was running, and the name of the `describe`; where these are known. */
  where?: string
  message: string
}

interface Told {
  name?: string
  message: string
  stack?: string
}

const messageOf = ({ name, message, stack }: Told) => stack || `${name}: ${message}`

export default class UnhandledErrors implements Reporter {
  onTestRunEnd(...[modules, errors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): void {
    const file = process.env.UNHANDLED_ERRORS_FILE
    if (!file) return
    const ofHooks = modules.flatMap((module) =>
      [...module.children.allSuites()].flatMap((suite) =>
        suite.errors().map(
          (error): Unhandled => ({
            where: `${module.moduleId} › ${suite.fullName}`,
            message: messageOf(error),
          }),
        ),
      ),
    )
    const ofNone = errors.map((error): Unhandled => {
      const { VITEST_TEST_PATH: path } = error
      return { ...(typeof path === 'string' && { where: path }), message: messageOf(error) }
    })
    const all = [...ofHooks, ...ofNone]
    if (all.length > 0) writeFileSync(file, JSON.stringify(all))
  }
}
