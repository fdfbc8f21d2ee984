import type { Place } from '../syntax/ast.ts'
import { compare } from '../values/compare.ts'
import { equal } from '../values/equal.ts'
import { ListValue } from '../values/list.ts'
import { SetValue } from '../values/set.ts'
import { Fault, isOfType, type Result, type Value } from '../values/value.ts'

export interface Bound {
  value: Value
  inclusive: boolean
}

/** What a query's filters say about a field whose value they do not pin to one. */
export interface Facts {
  low?: Bound
  high?: Bound
  notEqual?: Value[]
  /** Members that the array has. */
  contains?: Value[]
}

/**
 * A value that differs from document to document, met while judging a query before any document is read. It is a
 * fault, so what depends on it denies; a comparison that the query's filters decide gets its answer all the same.
 */
export class Unknown extends Fault {
  readonly facts: Facts

  constructor(facts: Facts = {}, place: Place | null = null) {
    super('the query does not pin this down, and rules are not filters', place)
    this.facts = facts
  }

  at(place: Place): Unknown {
    return this.place ? this : new Unknown(this.facts, place)
  }
}

/** A map of which the filters tell some fields; what they do not tell may or may not be there. */
export class PartialMap extends Unknown {
  readonly fields: Map<string, Result>

  constructor(fields: Map<string, Result> = new Map(), place: Place | null = null) {
    super({}, place)
    this.fields = fields
  }

  member(name: string, place: Place): Result {
    const value = this.fields.get(name)
    if (value === undefined) return new Unknown({}, place)
    return value instanceof Unknown ? value.at(place) : value
  }

  override at(place: Place): PartialMap {
    return this.place ? this : new PartialMap(this.fields, place)
  }
}

/**
 * The fault of an expression that failed with one of its parts: what is known of the part is not known of the whole.
 */
export function causedBy(fault: Fault): Fault {
  return fault instanceof Unknown ? new Unknown({}, fault.place) : fault
}

/** Whether every value that the facts allow equals `value`; null when some do and some do not. */
export function decideEqual(unknown: Unknown, value: Value): boolean | null {
  const { low, high, notEqual } = unknown.facts
  if (notEqual?.some((other) => equal(other, value))) return false
  if (low && high && low.inclusive && high.inclusive && equal(low.value, value) && equal(high.value, value)) return true
  if (low && isOutside(compare(value, low.value), low.inclusive, -1)) return false
  if (high && isOutside(compare(value, high.value), high.inclusive, 1)) return false
  return null
}

/** Whether a value compared with a bound lies beyond it; a value of another type surely does. */
function isOutside(order: number | null, inclusive: boolean, beyond: -1 | 1): boolean {
  if (order === null) return true
  return Math.sign(order) === beyond || (order === 0 && !inclusive)
}

/** Decides `unknown OP value`; null when the bounds do not tell. */
export function decideOrder(unknown: Unknown, operator: '<' | '<=' | '>' | '>=', value: Value): boolean | null {
  const { low, high } = unknown.facts
  const fromLow = low ? compare(low.value, value) : null
  const fromHigh = high ? compare(high.value, value) : null
  const strictlyAbove = fromLow !== null && (fromLow > 0 || (fromLow === 0 && !low!.inclusive))
  const strictlyBelow = fromHigh !== null && (fromHigh < 0 || (fromHigh === 0 && !high!.inclusive))
  const atLeast = fromLow !== null && fromLow >= 0
  const atMost = fromHigh !== null && fromHigh <= 0
  switch (operator) {
    case '<':
      return strictlyBelow ? true : atLeast ? false : null
    case '<=':
      return atMost ? true : strictlyAbove ? false : null
    case '>':
      return strictlyAbove ? true : atMost ? false : null
    case '>=':
      return atLeast ? true : strictlyBelow ? false : null
  }
}

/** Decides `left in right` where at least one of the two is unknown. */
export function decideIn(left: Result, right: Result): boolean | null {
  if (right instanceof PartialMap) return typeof left === 'string' && right.fields.has(left) ? true : null
  if (right instanceof Unknown) {
    return !(left instanceof Fault) && right.facts.contains?.some((item) => equal(item, left)) ? true : null
  }
  if (!(left instanceof Unknown) || !(right instanceof ListValue || right instanceof SetValue)) return null
  const answers = right.items.map((item) => decideEqual(left, item))
  if (answers.includes(true)) return true
  // Nothing is in an empty list, but a field that is not there is no answer either.
  return answers.length > 0 && answers.every((answer) => answer === false) ? false : null
}

/** Decides `unknown is type` in the affirmative only. */
export function decideIs(unknown: Unknown, type: string): boolean | null {
  if (unknown instanceof PartialMap) return type === 'map' ? true : null
  const { low, high, contains } = unknown.facts
  if (contains) return type === 'list' ? true : null
  const value = (low ?? high)?.value
  if (value === undefined) return null
  // A bound of 5 lets 5.5 pass, so of numbers nothing more than that is known.
  const isNumber = typeof value === 'bigint' || typeof value === 'number'
  return (isNumber ? type === 'number' : isOfType(value, type)) ? true : null
}

/** The method calls that facts can answer: membership of a list, and `get` of a known field. */
export function decideMethod(unknown: Unknown, name: string, args: Result[]): Result | null {
  const [first] = args
  if (unknown instanceof PartialMap) {
    return name === 'get' && args.length === 2 && typeof first === 'string' ? (unknown.fields.get(first) ?? null) : null
  }
  const { contains } = unknown.facts
  if (!contains || args.length !== 1 || !(first instanceof ListValue || first instanceof SetValue)) return null
  const known = (item: Value) => contains.some((other) => equal(other, item))
  if (name === 'hasAny') return first.items.some(known) ? true : null
  if (name === 'hasAll') return first.items.every(known) ? true : null
  return null
}
