/**
 * The `hosting` part of firebase.json, checked and compiled once at the start.
 * Source: https://firebase.google.com/docs/hosting/full-config
 */
import * as v from 'valibot'
import { compileGlob } from './glob.ts'
import { type PathPattern, pathPattern, regexPattern } from './path-pattern.ts'

const header = v.object({ key: v.string(), value: v.string() })
/** Which paths: `source` (also written `glob`) or `regex`. */
const where = { source: v.optional(v.string()), glob: v.optional(v.string()), regex: v.optional(v.string()) }
const schema = v.object({
  public: v.string(),
  ignore: v.optional(v.array(v.string()), []),
  cleanUrls: v.optional(v.boolean(), false),
  trailingSlash: v.optional(v.boolean()),
  redirects: v.optional(
    v.array(
      v.object({
        ...where,
        destination: v.string(),
        type: v.optional(v.picklist([301, 302, 303, 307, 308]), 301),
      }),
    ),
    [],
  ),
  rewrites: v.optional(
    v.array(
      v.object({
        ...where,
        destination: v.optional(v.string()),
        function: v.optional(v.union([v.string(), v.object({ functionId: v.string() })])),
      }),
    ),
    [],
  ),
  headers: v.optional(v.array(v.object({ ...where, headers: v.array(header) })), []),
})

export interface HostingConfig {
  /** Folder, relative to firebase.json. */
  public: string
  isIgnored(relativePath: string): boolean
  cleanUrls: boolean
  trailingSlash: boolean | undefined
  redirects: { pattern: PathPattern; destination: string; status: number }[]
  rewrites: { pattern: PathPattern; target: { file: string } | { functionId: string } }[]
  headers: { pattern: PathPattern; headers: { key: string; value: string }[] }[]
}

/** What is wrong with `hosting` in firebase.json, in one sentence. */
export class HostingConfigError extends Error {
  constructor(message: string) {
    super(`firebase.json: ${message}`)
    this.name = 'HostingConfigError'
  }
}

export function parseHostingConfig(value: unknown): HostingConfig {
  const result = v.safeParse(schema, value)
  if (!result.success) {
    const issue = result.issues[0]
    throw new HostingConfigError(`hosting.${v.getDotPath(issue) ?? ''} is not understood (${issue.message}).`)
  }
  const config = result.output
  try {
    const ignored = config.ignore.map((pattern) => compileGlob(pattern, { dot: true }))
    return {
      public: config.public,
      isIgnored: (path) => ignored.some((matches) => matches(path)),
      cleanUrls: config.cleanUrls,
      trailingSlash: config.trailingSlash,
      redirects: config.redirects.map((redirect) => ({
        pattern: patternOf(redirect),
        destination: redirect.destination,
        status: redirect.type,
      })),
      rewrites: config.rewrites.map((rewrite) => ({
        pattern: patternOf(rewrite),
        target: rewriteTarget(rewrite),
      })),
      headers: config.headers.map((entry) => ({ pattern: patternOf(entry), headers: entry.headers })),
    }
  } catch (error) {
    if (error instanceof HostingConfigError) throw error
    throw new HostingConfigError(`hosting: ${error instanceof Error ? error.message : String(error)}.`)
  }
}

function patternOf({ source, glob = source, regex }: { source?: string; glob?: string; regex?: string }): PathPattern {
  if (glob !== undefined) return pathPattern(glob)
  if (regex !== undefined) return regexPattern(regex)
  throw new HostingConfigError('a redirect, rewrite or header lacks its source.')
}

function rewriteTarget(rewrite: v.InferOutput<typeof schema>['rewrites'][number]) {
  if (rewrite.destination !== undefined) return { file: rewrite.destination }
  if (typeof rewrite.function === 'string') return { functionId: rewrite.function }
  if (rewrite.function) return { functionId: rewrite.function.functionId }
  throw new HostingConfigError(
    `the rewrite of ${rewrite.source ?? rewrite.glob ?? rewrite.regex} leads to neither a file nor a function.`,
  )
}
