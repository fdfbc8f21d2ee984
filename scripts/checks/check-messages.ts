/**
 * Prevents messages that nobody reads any more: every message of domain/ must be read by some page, screen,
 * function or other message. That none is missing in a language, the type check holds.
 */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { reachingMessages } from './messages/reaching.ts'
import { unusedMessages } from './messages/unused.ts'

const root = new URL('../..', import.meta.url).pathname
// The app's page is made by its build.
const sources = ['{client,domain,explorer,functions,member-app,site}/src/**/*.{ts,tsx,astro}', 'member-app/*.ts']
const files = globSync(sources, { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => join(root, file))
const unused = unusedMessages(reachingMessages(files, root))
for (const name of unused) console.error(`nobody reads ${name}`)
if (unused.length > 0) process.exit(1)
