import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const tests = (folders: string) => [`${folders}/**/*.test.{ts,tsx}`]

/** Every unit, rules and embedded test; browser journeys are in e2e/. */
export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', '**/dist/**'],
    pool: 'forks',
    // These wait for servers as often as they compute: one core fewer than there are would leave half of two idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    setupFiles: ['scripts/seeded-properties.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
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
