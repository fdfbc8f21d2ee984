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
    cause: 'the clock',
    why: 'The condition asks for the second; asked again, both say the same.',
    explains: ({ case: { condition }, ours, theirs }) => ours === theirs && /\brequest\.time\b/.test(textOf(condition)),
  },
  {
    cause: 'list: no query at all',
    why: 'Ours refuses a query that no Firestore runs before it asks the rules; the emulator asks them first, and takes a filter twice for once.',
    explains: ({ case: { method }, ours }) => method === 'list' && ours === 'refused',
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
const sums = /"(sum|avg)":\{"field"/
const asks = (difference: QueryDifference) => JSON.stringify(difference.asked)

const queries: Cause<QueryDifference>[] = [
  {
    cause: 'select without fields',
    why: 'The emulator gives names only, and sums nothing. The reference of StructuredQuery.Projection: "If empty, all fields are returned."',
    explains: (difference) => {
      const { ours, theirs } = difference
      const isSum = theirs === 'refused INVALID_ARGUMENT' && sums.test(asks(difference))
      const isNamesOnly = asks(difference).includes('"select":{"fields":[]}')
      return isNamesOnly && !ours.startsWith('refused') && (isSum || !theirs.startsWith('refused'))
    },
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
    explains: (difference) =>
      difference.theirs.startsWith('refused') &&
      !difference.ours.startsWith('refused') &&
      sums.test(asks(difference)) &&
      asks(difference).includes('"fieldPath":"__name__"'),
  },
  {
    cause: 'compared with NaN or null',
    why: 'As unary filters, which SDKs send, both agree. Field filters of these the emulator takes for none or for never true.',
    explains: (difference) =>
      /"op":"(NOT_)?(EQUAL|LESS|GREATER)\w*","value":\{"(doubleValue":"NaN"|nullValue":null)/.test(asks(difference)),
  },
]

const writes: Cause<WriteDifference>[] = []

function causeOf<Difference>(table: Cause<Difference>[], difference: Difference): string | undefined {
  return table.find(({ explains }) => explains(difference))?.cause
}

export const causeOfVerdict = (difference: RulesDifference) => causeOf(rules, difference)
export const causeOfQuery = (difference: QueryDifference) => causeOf(queries, difference)
export const causeOfWrites = (difference: WriteDifference) => causeOf(writes, difference)
