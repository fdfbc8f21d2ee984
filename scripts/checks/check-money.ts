/** Holds all reckoning with amounts to one folder, domain/src/money, where they are whole numbers of minor units. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reckoningLines } from './money-arithmetic.ts'

const root = new URL('../..', import.meta.url).pathname
const faults = globSync('{client,domain,functions,member-app,seed,site}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.startsWith('domain/src/money/') && !/\.test\.tsx?$/.test(file))
  .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
  // Elsewhere an amount is one of something else.
  .filter(([file, text]) => file.includes('/support/') || /['"][^'"]*\/(money|support)\//.test(text))
  .flatMap(([file, text]) =>
    reckoningLines(file, text).map((line) => `${file}:${line} reckons with an amount: use domain/src/money`),
  )
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)
