import { defineConfig } from 'vitest/config'

/** Every unit, rules and embedded test; browser journeys are in e2e/. */
export default defineConfig({
  test: {
    include: ['{domain,client,design,site,member-app,functions,embedded,seed,rules-tests,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    pool: 'forks',
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
