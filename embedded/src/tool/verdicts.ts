/** `pnpm embedded verdicts PATH`: how our rules engine judges what production has judged. */
import { compileRules } from '../rules/compile.ts'
import type {
  DocumentReader,
  Explanation,
  RulesDocument,
  Ruleset,
  RulesObject,
  RulesRequest,
  StorageRequest,
} from '../rules/contract.ts'
import { RulesSyntaxError } from '../rules/contract.ts'
import { explanationLines } from '../rules/judge/explain.ts'
import { plainFields } from './plain-value.ts'
import { readVerdicts, type VerdictCase, type VerdictSet } from './verdict-file.ts'

export interface Judged {
  set: string
  case: VerdictCase
  allowed: boolean
  agrees: boolean
  /** Why we judged as we did; empty when the ruleset could not be published. */
  explanation: string[]
}

export interface VerdictReport {
  file: string
  judged: Judged[]
}

const defaultBucket = 'verdicts.appspot.com'
const defaultTime = '2026-01-01T00:00:00Z'

/** Judges a file, or every file of a folder. Throws ToolError when one cannot be read. */
export function judgeVerdicts(path: string): VerdictReport[] {
  return readVerdicts(path).map(({ file, sets }) => ({ file, judged: sets.flatMap(judgeSet) }))
}

function judgeSet(set: VerdictSet): Judged[] {
  const ruleset = publish(set.rules)
  return set.cases.map((one) => {
    const judged = typeof ruleset === 'string' ? null : explain(ruleset, set, one)
    const allowed = judged?.verdict.allowed ?? false
    return {
      set: set.id,
      case: one,
      allowed,
      agrees: allowed === (one.production === 'ALLOW'),
      explanation: judged ? explanationLines(judged, set.id) : [`${set.id}: not published: ${ruleset}`],
    }
  })
}

/** As production publishes: a name that does not exist denies where it is met. A text says why it is refused. */
function publish(rules: string): Ruleset | string {
  try {
    return compileRules(rules, { unknownNames: 'deny' })
  } catch (error) {
    if (error instanceof RulesSyntaxError) return error.message
    throw error
  }
}

function explain(ruleset: Ruleset, set: VerdictSet, one: VerdictCase): Explanation {
  const isStorage = /\bservice\s+firebase\.storage\b/.test(set.rules)
  const time = one.requestTime ?? set.observedAt ?? defaultTime
  const reader = readerOf(one)
  if (isStorage) return ruleset.explainObject(objectRequest(one, time), reader)
  return ruleset.explain(documentRequest(one, time), reader)
}

function documentRequest({ method, path, auth = null, ...one }: VerdictCase, time: string): RulesRequest {
  const base = { auth, time, path }
  const resource = { path, fields: plainFields(one.resource ?? {}) }
  const newResource = { path, fields: plainFields(one.data ?? {}) }
  switch (method) {
    case 'get':
      return { ...base, method, resource: one.resource ? resource : null }
    case 'list': {
      const segments = path.split('/')
      const collectionId = segments.at(-2) ?? path
      return {
        ...base,
        method,
        query: { parent: segments.slice(0, -2).join('/'), collectionId, allDescendants: false },
      }
    }
    case 'create':
      return { ...base, method, newResource }
    case 'update':
      return { ...base, method, resource, newResource }
    case 'delete':
      return { ...base, method, resource }
  }
}

/** An object has what its case says of it and nothing else, as where the verdict was taken down. */
function objectRequest({ method, path, auth = null, ...one }: VerdictCase, time: string): StorageRequest {
  const { bucket = defaultBucket } = one
  const object = (given: Record<string, unknown> | null | undefined) =>
    given ? (given as unknown as RulesObject) : null
  return {
    method,
    path,
    auth,
    time,
    bucket,
    resource: object(one.existingResource),
    newResource: object(one.resource),
  }
}

/** Documents that a case says are found; one that it does not name is not there. Afterwards its own write is done. */
function readerOf({ functionMocks, method, path: own, data }: VerdictCase): DocumentReader {
  const before = documentsOf(functionMocks.filter(({ function: name }) => name === 'get' || name === 'exists'))
  const after = documentsOf(functionMocks.filter(({ function: name }) => name === 'getAfter' || name === 'existsAfter'))
  if (method === 'create' || method === 'update') after.set(own, { path: own, fields: plainFields(data ?? {}) })
  return {
    get: (path) => before.get(path) ?? null,
    getAfter: (path) => (method === 'delete' && path === own ? null : (after.get(path) ?? before.get(path) ?? null)),
  }
}

function documentsOf(mocks: VerdictCase['functionMocks']): Map<string, RulesDocument> {
  const documents = new Map<string, RulesDocument>()
  for (const { path, result } of mocks) {
    const fields = typeof result === 'object' && result !== null ? plainFields(result) : {}
    if (result && (!documents.has(path) || Object.keys(fields).length > 0)) documents.set(path, { path, fields })
  }
  return documents
}

/** The report as lines for a terminal: each difference with its explanation, each file's figures, and the sum. */
export function reportLines(reports: readonly VerdictReport[], options: { explainAll: boolean }): string[] {
  const lines = reports.flatMap(({ file, judged }) => {
    const shown = judged.filter((one) => options.explainAll || !one.agrees)
    return [...shown.flatMap(caseLines), figures(file, judged)]
  })
  const all = reports.flatMap(({ judged }) => judged)
  return reports.length > 1 ? [...lines, figures('All', all)] : lines
}

function caseLines({ set, case: one, allowed, agrees, explanation }: Judged): string[] {
  const ours = allowed ? 'ALLOW' : 'DENY'
  const head = agrees ? `agrees: ${ours}` : `DIFFERS: production ${one.production}, here ${ours}`
  return [`${set}: ${one.description}`, `  ${head}`, ...explanation.map((line) => `  ${line}`), '']
}

function figures(name: string, judged: readonly Judged[]): string {
  const agree = judged.filter((one) => one.agrees).length
  const falseAllows = judged.filter((one) => !one.agrees && one.allowed).length
  return `${name}: ${agree} agree, ${judged.length - agree} differ, ${falseAllows} false allows`
}
