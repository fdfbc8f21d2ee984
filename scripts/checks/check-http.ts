/**
 * Holds browsers' code to one way of asking over HTTP, client/src/http.ts, so that everything that is asked is repeated
 * as often as it may be and no oftener. The app's worker only passes on what pages ask.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = new URL('../..', import.meta.url).pathname
const own = ['client/src/http.ts', 'member-app/src/worker/']
/** The browser's own ways, called, constructed or handed on by name; words of comments and other names are neither. */
const raw =
  /(?<![\w.'"`])(?:(?:globalThis|window|self)\.)?fetch\s*\(|[=(,]\s*fetch\s*(?:[,;)]|$)|\bXMLHttpRequest\b|\.sendBeacon\b/

const faults = globSync('{client,explorer,member-app,site}/src/**/*.{ts,tsx,astro}', { cwd: root })
  .filter((file) => !own.some((path) => file.startsWith(path)) && !/\.test\.tsx?$/.test(file))
  .flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (raw.test(line) ? [`${file}:${at + 1} asks by itself: use client/src/http.ts`] : [])),
  )
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)
