import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const tests = (folders: string) => [`${folders}/**/*.test.{ts,tsx}`]

/** Every unit, rules and embedded test; browser journeys are in e2e/. */
export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', '**/dist/**'],
    pool: 'forks',
    // Many wait for a server, a minute or a process: one worker more than there are cores keeps all of these at work.
    maxWorkers: availableParallelism() + 1,
    setupFiles: ['scripts/seeded-properties.ts'],
    // After so long a test is stuck; what takes longer by design says so itself.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // What is polled for comes when it can: how long that takes is no part of what is asked.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        // These keep nothing between tests, so one process may run many files.
        test: {
          name: 'pure',
          isolate: false,
          include: tests('{domain,client,design,graph,explorer,member-app,seed,rules-tests}'),
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: tests('{site,functions,embedded,scripts,bench}'),
          globalSetup: 'functions/test/build-once.ts',
        },
      },
    ],
  },
})
