/** What firebase.json says about the parts that the server runs. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { HostingConfigError } from '../hosting/config.ts'
import { compileRules } from '../rules/compile.ts'
import type { Ruleset } from '../rules/contract.ts'
import { RulesSyntaxError } from '../rules/contract.ts'
import { IndexesFileError, RulesFileError } from './errors.ts'

const codebase = v.object({ source: v.string() })
const schema = v.object({
  hosting: v.optional(v.unknown()),
  firestore: v.optional(v.object({ rules: v.optional(v.string()), indexes: v.optional(v.string()) })),
  storage: v.optional(v.object({ rules: v.optional(v.string()) })),
  functions: v.optional(v.union([v.pipe(v.array(codebase), v.minLength(1)), codebase])),
})

export interface Project {
  hosting: unknown
  rulesFile: string | null
  indexesFile: string | null
  storageRulesFile: string | null
  functionsDir: string | null
}

/** Paths are absolute. Throws HostingConfigError when firebase.json cannot be read. */
export function readProject(root: string): Project {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'))
  } catch (error) {
    throw new HostingConfigError(error instanceof Error ? error.message : String(error))
  }
  const result = v.safeParse(schema, value)
  if (!result.success) throw new HostingConfigError(`${v.getDotPath(result.issues[0])} is not understood.`)
  const { hosting, firestore, storage, functions } = result.output
  const source = Array.isArray(functions) ? functions[0]!.source : functions?.source
  return {
    hosting: Array.isArray(hosting) ? hosting[0] : hosting,
    rulesFile: firestore?.rules ? join(root, firestore.rules) : null,
    indexesFile: firestore?.indexes ? join(root, firestore.indexes) : null,
    storageRulesFile: storage?.rules ? join(root, storage.rules) : null,
    functionsDir: source ? join(root, source) : null,
  }
}

/** Throws RulesFileError naming the first place that is wrong. */
export function readRules(file: string): Ruleset {
  if (!existsSync(file)) throw new RulesFileError(`The rules file ${file} is missing.`)
  try {
    return compileRules(readFileSync(file, 'utf8'))
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error
    const { line, column, message } = error.problems[0]!
    throw new RulesFileError(`${file}:${line}:${column}: ${message}`, error)
  }
}

/** The content of firestore.indexes.json; the Firestore engine checks it. Throws IndexesFileError. */
export function readIndexes(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new IndexesFileError(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** The file that a folder of built functions is entered by, as its package.json says; null when it is not there. */
export function functionsEntry(folder: string): string | null {
  const manifest = join(folder, 'package.json')
  let main = 'index.js'
  if (existsSync(manifest)) {
    const { main: named } = JSON.parse(readFileSync(manifest, 'utf8')) as { main?: string }
    main = named ?? main
  }
  const entry = join(folder, main)
  return existsSync(entry) ? entry : null
}
