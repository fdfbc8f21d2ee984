/**
 * A file of verdicts: rulesets, and for each of them requests with what production Firebase answered. A list of
 * `{ id, rules, observedAt?, cases }`; a case has `description`, `method`, `path`, `auth?` and `production`, and
 *
 * - for Firestore `data` (the document as written) and `resource` (as it is stored);
 * - for Storage `resource` (the object as written, with what is said of it and nothing else), `existingResource`,
 *   `bucket` and `requestTime`;
 * - `functionMocks`: what `get`, `exists`, `getAfter` and `existsAfter` find, as `{ function, path, result }`; after
 *   its own write a case finds what it wrote.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { ToolError } from './error.ts'

const data = v.record(v.string(), v.unknown())

const verdictCase = v.object({
  description: v.string(),
  method: v.picklist(['get', 'list', 'create', 'update', 'delete']),
  path: v.string(),
  auth: v.nullish(v.object({ uid: v.string(), token: v.optional(data, {}) })),
  data: v.nullish(data),
  resource: v.nullish(data),
  existingResource: v.nullish(data),
  bucket: v.optional(v.string()),
  requestTime: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  functionMocks: v.optional(
    v.array(
      v.object({
        function: v.picklist(['get', 'exists', 'getAfter', 'existsAfter']),
        path: v.string(),
        result: v.unknown(),
      }),
    ),
    [],
  ),
  production: v.picklist(['ALLOW', 'DENY']),
})

const verdictSet = v.object({
  id: v.string(),
  rules: v.string(),
  observedAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  cases: v.array(verdictCase),
})

export type VerdictCase = v.InferOutput<typeof verdictCase>
export type VerdictSet = v.InferOutput<typeof verdictSet>

export interface VerdictFile {
  file: string
  sets: VerdictSet[]
}

/** One file, or every `.json` file of a folder, by name. Throws ToolError when it cannot be read. */
export function readVerdicts(path: string): VerdictFile[] {
  const files = filesOf(path)
  if (files.length === 0) throw new ToolError(`There is no .json file in ${path}.`)
  return files.map((file) => ({ file, sets: readSets(file) }))
}

function filesOf(path: string): string[] {
  try {
    if (!statSync(path).isDirectory()) return [path]
    const names = readdirSync(path).filter((name) => name.endsWith('.json'))
    return names.sort().map((name) => join(path, name))
  } catch (error) {
    throw new ToolError(`${path} cannot be read: ${(error as Error).message}.`)
  }
}

function readSets(file: string): VerdictSet[] {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new ToolError(`${file} is no JSON: ${(error as Error).message}.`)
  }
  const result = v.safeParse(v.array(verdictSet), value)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new ToolError(`${file} is no file of verdicts: ${v.getDotPath(issue) ?? 'it'}: ${issue.message}.`)
}
