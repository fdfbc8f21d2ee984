import type { Place } from '../syntax/ast.ts'
import type { Result } from '../values/value.ts'
import { LimitExceeded, type Lookups } from './lookups.ts'

const maxExpressions = 1000
const maxCallDepth = 20

/** Told of every sub-expression's result, when somebody asks why; `depth` counts the function calls around it. */
export interface Witness {
  candidate(allow: Place): void
  noted(place: Place, result: Result, depth: number): void
  /** A query's next alternative is judged from the beginning. */
  again(): void
}

/** What conditions see while one request (or one alternative of a query) is judged, and what they have used up. */
export class Evaluation {
  readonly request: Result
  readonly resource: Result
  readonly lookups: Lookups
  /** What the wildcards of the path's pattern matched. */
  captures: readonly Result[] = []
  /** The sub-expression that last made a condition false. */
  blamed: Place | null = null
  readonly #witness: Witness | null
  #expressions = 0
  #depth = 0

  constructor(request: Result, resource: Result, lookups: Lookups, witness: Witness | null = null) {
    this.request = request
    this.resource = resource
    this.lookups = lookups
    this.#witness = witness
  }

  get expressions(): number {
    return this.#expressions
  }

  count(): void {
    if (++this.#expressions > maxExpressions) {
      throw new LimitExceeded(`more than ${maxExpressions} expressions are evaluated`)
    }
  }

  note(place: Place, result: Result): void {
    this.#witness?.noted(place, result, this.#depth)
  }

  enter(): void {
    if (++this.#depth > maxCallDepth)
      throw new LimitExceeded(`functions call each other more than ${maxCallDepth} deep`)
  }

  leave(): void {
    this.#depth--
  }
}

/** One function's own values: its arguments, then its lets. */
export interface Frame {
  readonly evaluation: Evaluation
  readonly locals: Result[]
}

/** A compiled expression. */
export type Code = (frame: Frame) => Result
