/**
 * Holds the name to one place, domain/src/brand.ts: nothing that members or visitors read says it by itself, and
 * firestore.rules reserve the same names as domain does. Articles of the demo family's blog are prose, and may.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reserveNames } from '../build/reserve-names.ts'
import { linesThatName, textLinesThatName } from './brand-literals.ts'

const root = new URL('../..', import.meta.url).pathname
/** As the product was called when its words were written. A fork's own name may be a word of our sentences. */
const name = 'Varanda'
const code = [
  '{client,design,domain,embedded,explorer,functions,graph,member-app,site}/src/**/*.{ts,tsx}',
  'seed/src/story/**/*.ts',
  'scripts/{build/og,server}/**/*.ts',
]
const pages = ['site/src/**/*.astro', 'site/public/**/*.{html,json,svg,txt,xml}', 'member-app/index.html']

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const named = (globs: readonly string[], linesOf: (file: string, text: string) => number[]) =>
  globSync(globs, { cwd: root })
    .filter((file) => file !== 'domain/src/brand.ts' && !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      linesOf(file, read(file)).map((line) => `${file}:${line} says “${name}”: use domain/src/brand.ts`),
    )

const faults = [
  ...named(code, (file, text) => linesThatName(file, text, name)),
  ...named(pages, (_file, text) => textLinesThatName(text, name)),
]
const rules = read('firestore.rules')
if (reserveNames(rules) !== rules)
  faults.push('firestore.rules reserve other names than domain/src/member/member.ts: node scripts/build.ts mends them')
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)
