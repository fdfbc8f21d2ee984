import { defineConfig } from 'vitest/config'

const tests = (folders: string) => [`${folders}/**/*.test.{ts,tsx}`]

/** Every unit, rules and embedded test; browser journeys are in e2e/. */
export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', '**/dist/**'],
    pool: 'forks',
    testTimeout: 20_000,
    hookTimeout: 30_000,
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
      { extends: true, test: { name: 'house', include: tests('{site,functions,embedded,scripts}') } },
    ],
  },
})
