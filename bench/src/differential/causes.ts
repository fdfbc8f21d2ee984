/** The differences that have an explanation, a closed table: what does not match stays unexplained. */
import { textOf } from './conditions.ts'
import type { QueryDifference } from './queries.ts'
import type { Case, Verdict } from './verdicts.ts'
import type { WriteDifference } from './writes.ts'

/** One condition's smallest differing part. */
export interface RulesDifference {
  case: Case
  ours: Verdict
  theirs: Verdict
}

interface Cause<Difference> {
  cause: string
  /** Why, and who is right. */
  why: string
  explains: (difference: Difference) => boolean
}

const rules: Cause<RulesDifference>[] = [
  {
    cause: 'list: what no filter tells',
    why: 'The emulator takes what the query does not tell to be absent, and its negation to hold; ours denies.',
    explains: ({ case: { method, condition }, ours, theirs }) =>
      method === 'list' && ours === 'deny' && theirs === 'allow' && /\bresource\b/.test(textOf(condition)),
  },
  {
    cause: 'list: two filters on one field',
    why: 'Every document found has the value that one of them pins; the emulator then has its bounds only.',
    explains: ({ case: { method, condition, query }, ours, theirs }) => {
      const fields = query.filters.map(([field]) => field)
      const twice = fields.filter((field, at) => fields.indexOf(field) !== at)
      const asks = (field: string) => new RegExp(`\\bresource\\.data\\.${field}\\b`).test(textOf(condition))
      return method === 'list' && ours === 'allow' && theirs === 'deny' && twice.some(asks)
    },
  },
]

const descendingByName = '"orderBy":[{"field":{"fieldPath":"__name__"},"direction":"DESCENDING"}]'
const asks = (difference: QueryDifference) => JSON.stringify(difference.asked)

const queries: Cause<QueryDifference>[] = [
  {
    cause: 'select without fields',
    why: 'The emulator gives names only. The reference of StructuredQuery.Projection: "If empty, all fields are returned."',
    explains: (difference) =>
      asks(difference).includes('"select":{"fields":[]}') &&
      ![difference.ours, difference.theirs].some((answer) => answer.startsWith('refused')),
  },
  {
    cause: 'descending by name',
    why: 'The emulator refuses what Firestore serves with an index; ours asks for that index where indexes are checked.',
    explains: (difference) =>
      difference.theirs === 'refused FAILED_PRECONDITION' && asks(difference).includes(descendingByName),
  },
  {
    cause: 'a sum by name',
    why: 'The emulator wants an index of the summed field after the name, which Firestore does not have; ours needs none.',
    explains: ({ asked, ours, theirs }) =>
      asked.aggregations !== undefined &&
      !ours.startsWith('refused') &&
      /"(sum|avg)"/.test(JSON.stringify(asked)) &&
      JSON.stringify(asked).includes('"__name__"},"direction"') &&
      theirs.startsWith('refused'),
  },
  {
    cause: 'compared with NaN or null',
    why: 'The emulator knows that nothing compares so before it judges the combination; ours refuses whatever the value.',
    explains: (difference) =>
      difference.ours === 'refused INVALID_ARGUMENT' &&
      /"(LESS|GREATER)_THAN\w*","value":\{"(doubleValue":"NaN"|nullValue":null)/.test(asks(difference)),
  },
]

const writes: Cause<WriteDifference>[] = []

function causeOf<Difference>(table: Cause<Difference>[], difference: Difference): string | undefined {
  return table.find(({ explains }) => explains(difference))?.cause
}

export const causeOfVerdict = (difference: RulesDifference) => causeOf(rules, difference)
export const causeOfQuery = (difference: QueryDifference) => causeOf(queries, difference)
export const causeOfWrites = (difference: WriteDifference) => causeOf(writes, difference)
