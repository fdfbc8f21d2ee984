import type { Code } from '../evaluate/frame.ts'
import { Unknown } from '../query/unknown.ts'
import type { Method, Place, Segment } from '../syntax/ast.ts'
import { PathValue } from '../values/path.ts'
import type { Result } from '../values/value.ts'

/** One `allow`, ready to be asked. */
export interface CompiledAllow {
  methods: ReadonlySet<Method>
  /** Null: always. */
  condition: Code | null
  place: Place
}

/** A segment of which a query tells nothing: one, or any number of pairs of them. */
export const unknownSegment = Symbol('one unknown segment')
export const unknownSegments = Symbol('any number of unknown segments')
export type PathSegment = string | typeof unknownSegment | typeof unknownSegments

export interface Candidate {
  allow: CompiledAllow
  captures: readonly Result[]
}

/** Patterns of `match` blocks by segment, so that a path meets only those that can match it. */
export class MatchTree {
  readonly #allows: CompiledAllow[] = []
  readonly #literals = new Map<string, MatchTree>()
  readonly #minimum: 0 | 1
  #one: MatchTree | null = null
  #many: MatchTree | null = null

  /** `minimum`: how many segments `{name=**}` takes at least, 1 in version '1' and 0 in version '2'. */
  constructor(minimum: 0 | 1) {
    this.#minimum = minimum
  }

  add(pattern: Segment[], allows: CompiledAllow[]): void {
    let node: MatchTree = this
    for (const segment of pattern) node = node.#child(segment)
    node.#allows.push(...allows)
  }

  #child(segment: Segment): MatchTree {
    if (segment.kind === 'one') {
      this.#one ??= new MatchTree(this.#minimum)
      return this.#one
    }
    if (segment.kind === 'many') {
      this.#many ??= new MatchTree(this.#minimum)
      return this.#many
    }
    const known = this.#literals.get(segment.text)
    if (known) return known
    const child = new MatchTree(this.#minimum)
    this.#literals.set(segment.text, child)
    return child
  }

  /** Every allow for the method whose pattern matches the path whatever its unknown segments are, in source order. */
  candidates(path: readonly PathSegment[], method: Method): Candidate[] {
    const found: Candidate[] = []
    this.collect(path, 0, [], method, found)
    return found.sort((a, b) => a.allow.place.start - b.allow.place.start)
  }

  private collect(
    path: readonly PathSegment[],
    at: number,
    captures: Result[],
    method: Method,
    found: Candidate[],
  ): void {
    if (at === path.length) {
      for (const allow of this.#allows) if (allow.methods.has(method)) found.push({ allow, captures })
    } else {
      const segment = path[at]!
      if (typeof segment === 'string') this.#literals.get(segment)?.collect(path, at + 1, captures, method, found)
      if (segment !== unknownSegments) this.#one?.collect(path, at + 1, [...captures, captured(segment)], method, found)
    }
    // Version '1' has no collection groups.
    if (!this.#many || (this.#minimum === 1 && path.includes(unknownSegments))) return
    for (let end = at + this.#minimum; end <= path.length; end++) {
      this.#many.collect(path, end, [...captures, capturedPath(path.slice(at, end))], method, found)
    }
  }
}

function captured(segment: PathSegment): Result {
  return typeof segment === 'string' ? segment : new Unknown()
}

function capturedPath(segments: readonly PathSegment[]): Result {
  return segments.every((segment) => typeof segment === 'string') ? new PathValue(segments) : new Unknown()
}
