import type { DocumentReader, RulesQuery, RulesRequest, StorageRequest, Verdict } from '../contract.ts'
import { Evaluation, type Witness } from '../evaluate/frame.ts'
import { LimitExceeded, Lookups, maxDocuments } from '../evaluate/lookups.ts'
import { renewPatternBudget } from '../library/string-methods.ts'
import type { LookupPool } from '../lookup-pool.ts'
import { type Knowledge, knowledgeOf } from '../query/knowledge.ts'
import type { Method, Place } from '../syntax/ast.ts'
import { Fault } from '../values/value.ts'
import { type MatchTree, type PathSegment, unknownSegment, unknownSegments } from './match-tree.ts'
import { quote } from './quote.ts'
import { documentVariables, objectVariables, queryVariables, type Variables } from './request-value.ts'

/** Judges an operation on Firestore by the patterns of `service cloud.firestore`. */
export function judgeDocuments(
  tree: MatchTree | null,
  source: string,
  request: RulesRequest,
  reader: DocumentReader,
  database: string,
  pool?: LookupPool,
  witness: Witness | null = null,
): Verdict {
  renewPatternBudget()
  const root = ['databases', database, 'documents']
  const lookups = new Lookups(reader, database, maxDocuments.firestore, pool)
  if (request.method !== 'list') {
    const path = [...root, ...request.path.split('/')]
    return judgeOne(tree, source, path, request.method, documentVariables(request, database), lookups, witness)
  }
  let verdict: Verdict | null = null
  for (const knowledge of knowledgeOf(request.query)) {
    const path = [...root, ...queryPath(request.query, knowledge)]
    witness?.again()
    const next = judgeOne(tree, source, path, 'list', queryVariables(request, knowledge), lookups, witness)
    next.expressions = Math.max(next.expressions ?? 0, verdict?.expressions ?? 0)
    verdict = next
    if (!verdict.allowed) return verdict
  }
  return verdict!
}

/** Judges an operation on Storage by the patterns of `service firebase.storage`. */
export function judgeObjects(
  tree: MatchTree | null,
  source: string,
  request: StorageRequest,
  reader: DocumentReader,
  witness: Witness | null = null,
): Verdict {
  renewPatternBudget()
  const path = ['b', request.bucket, 'o', ...request.path.split('/').filter((segment) => segment !== '')]
  const lookups = new Lookups(reader, '(default)', maxDocuments.storage)
  return judgeOne(tree, source, path, request.method, objectVariables(request), lookups, witness)
}

function isAmong(pinned: readonly string[], parent: readonly string[], query: RulesQuery): boolean {
  const isNear = query.allDescendants || pinned.length === parent.length + 2
  return isNear && pinned.at(-2) === query.collectionId && parent.every((segment, i) => segment === pinned[i])
}

/** The path of whatever the query returns, as far as it is known. */
function queryPath(query: RulesQuery, knowledge: Knowledge): PathSegment[] {
  const parent = query.parent === '' ? [] : query.parent.split('/')
  const pinned = knowledge.name?.segments.slice(3)
  if (pinned && isAmong(pinned, parent, query)) return pinned
  const middle = query.allDescendants ? [unknownSegments] : []
  return [...parent, ...middle, query.collectionId, unknownSegment] as PathSegment[]
}

function judgeOne(
  tree: MatchTree | null,
  source: string,
  path: PathSegment[],
  method: Method,
  variables: Variables,
  lookups: Lookups,
  witness: Witness | null,
): Verdict {
  const evaluation = new Evaluation(variables.request, variables.resource, lookups, witness)
  const verdict = (allowed: boolean, place: { line: number; column: number }, message: string): Verdict => ({
    allowed,
    reason: { line: place.line, column: place.column, message },
    reads: lookups.paths,
    expressions: evaluation.expressions,
  })
  let place: Place | null = null
  let why = ''
  try {
    for (const { allow, captures } of tree?.candidates(path, method) ?? []) {
      evaluation.captures = captures
      evaluation.blamed = null
      place = allow.place
      witness?.candidate(place)
      const result = allow.condition ? allow.condition({ evaluation, locals: [] }) : true
      if (result === true) return verdict(true, allow.place, `This allow grants ${method}.`)
      place = (result instanceof Fault ? result.place : evaluation.blamed) ?? place
      why = result instanceof Fault ? result.message : result === false ? '' : 'it is neither true nor false'
    }
  } catch (error) {
    if (!(error instanceof LimitExceeded)) throw error
    return verdict(false, place ?? { line: 1, column: 1 }, `The request is denied, because ${error.message}.`)
  }
  if (!place) return verdict(false, { line: 1, column: 1 }, `No allow for ${method} matches this path.`)
  const quoted = quote(source, place)
  return verdict(false, place, why === '' ? `${quoted} is false.` : `${quoted} has no answer: ${why}.`)
}
