/**
 * What functions declare, known without running them: a build leaves `functions.yaml` beside what it built, which
 * `firebase deploy` reads in their stead, too. Only its form as JSON is read, which is YAML.
 * Source: https://firebase.google.com/docs/functions/manage-functions, and what `firebase-functions` writes
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { type Endpoint, readEndpoint } from './endpoint.ts'

const schema = v.object({ endpoints: v.record(v.string(), v.unknown()) })

/** A parameter's value is known where they run. */
const hasParameter = /\{\{\s*params\./

/** Null where it is not told, or not in full: then only running them tells. */
export function declaredFunctions(folder: string): ReadonlyMap<string, Endpoint> | null {
  let told: unknown
  try {
    const text = readFileSync(join(folder, 'functions.yaml'), 'utf8')
    if (hasParameter.test(text)) return null
    told = JSON.parse(text)
  } catch {
    return null
  }
  const manifest = v.safeParse(schema, told)
  if (!manifest.success) return null
  const endpoints = new Map<string, Endpoint>()
  for (const [name, declared] of Object.entries(manifest.output.endpoints)) {
    const endpoint = readEndpoint(name, declared)
    if (!endpoint) return null
    endpoints.set(name, endpoint)
  }
  return endpoints
}
