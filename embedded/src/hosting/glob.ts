/**
 * Path patterns of firebase.json: `*`, `?`, `**` for any number of whole segments, `[abc]`, `{a,b}`, extended globs
 * such as `@(a|b)` and `!(a|b)`, and a leading `!` that turns the whole pattern round. As in a shell, a wildcard does
 * not take a leading dot, and a slash at the end of a path makes no difference to a pattern without one.
 * Source: https://firebase.google.com/docs/hosting/full-config#glob_pattern_matching
 */

export class PatternError extends Error {
  constructor(pattern: string, why: string) {
    super(`The pattern ${JSON.stringify(pattern)} ${why}`)
    this.name = 'PatternError'
  }
}

export type PathTest = (path: string) => boolean

interface GlobOptions {
  /** True: wildcards also take names that begin with a dot. */
  dot?: boolean
}

/** A pattern's part between two slashes; null is `**`. */
type Segment = ((name: string) => boolean) | null

/** Throws PatternError for one that cannot be read. */
export function compileGlob(pattern: string, { dot = false }: GlobOptions = {}): PathTest {
  const bangs = /^!*/.exec(pattern)![0].length
  const choices = expandBraces(pattern.slice(bangs)).map((choice) =>
    choice.split(/\/+/).map((segment) => compileSegment(segment, dot)),
  )
  const wanted = bangs % 2 === 0
  return (path) => {
    const names = path.split(/\/+/)
    return choices.some((segments) => matches(segments, names, dot)) === wanted
  }
}

/** Walks the pattern once, keeping every place in the path that it may have come to. */
function matches(segments: Segment[], names: string[], dot: boolean): boolean {
  const passable = (name: string) => name !== '.' && name !== '..' && (dot || !name.startsWith('.'))
  let places = new Set([0])
  for (const [index, segment] of segments.entries()) {
    const next = new Set<number>()
    for (const place of places) {
      if (segment) {
        if (place < names.length && segment(names[place]!)) next.add(place + 1)
        continue
      }
      // At the end it stands for something, elsewhere also for nothing.
      let reached = place
      if (index < segments.length - 1) next.add(reached)
      while (reached < names.length && passable(names[reached]!) && !next.has(reached + 1)) {
        reached += 1
        next.add(reached)
      }
    }
    places = next
  }
  return places.has(names.length) || (places.has(names.length - 1) && names.at(-1) === '')
}

function compileSegment(segment: string, dot: boolean): Segment {
  if (segment === '**') return null
  if (!/[*?[(]/.test(segment)) return (name) => name === segment
  const { source, end } = translate(segment, 0, '', !dot)
  if (end !== segment.length) throw new PatternError(segment, `has an unexpected ${segment[end]}`)
  const expression = new RegExp(`^(?=.)${source}$`, 'u')
  return (name) => expression.test(name)
}

/** Said before what may take any character at the beginning of a name. */
const NOT_A_DOT = '(?!\\.)'
const ANYTHING = '[^/]*?'

/** Translates up to one of the characters in `until` (or the end) and says where it stopped. */
function translate(pattern: string, start: number, until: string, guardsDot: boolean): { source: string; end: number } {
  let source = ''
  let at = start
  const guarded = (wildcard: string) => (at === start && guardsDot ? NOT_A_DOT + wildcard : wildcard)
  while (at < pattern.length) {
    const char = pattern[at]!
    if (until.includes(char)) return { source, end: at }
    if ('@!+*?'.includes(char) && pattern[at + 1] === '(') {
      const { choices, end } = alternatives(pattern, at + 2, guardsDot && at === start && char !== '!')
      source += char === '!' ? guarded(anythingBut(choices, pattern, end, until)) : group(choices, char)
      at = end
    } else if (char === '*') {
      source += guarded(ANYTHING)
      while (pattern[at] === '*' && pattern[at + 1] !== '(') at += 1
    } else if (char === '?') {
      source += guarded('[^/]')
      at += 1
    } else if (char === '[') {
      const close = pattern.indexOf(']', at + 2)
      if (close < 0) throw new PatternError(pattern, 'has an unclosed [')
      const body = pattern.slice(at + 1, close)
      const negated = body.startsWith('!') || body.startsWith('^')
      source += guarded(`[${negated ? '^' : ''}${body.slice(negated ? 1 : 0).replace(/[\\\]^&[]/g, '\\$&')}]`)
      at = close + 1
    } else {
      source += escaped(char)
      at += 1
    }
  }
  if (until) throw new PatternError(pattern, 'has a ( without its ) before the next slash')
  return { source, end: at }
}

/** The choices between here and the closing parenthesis, and the place after it. */
function alternatives(pattern: string, start: number, guardsDot: boolean): { choices: string[]; end: number } {
  const choices: string[] = []
  let at = start
  for (;;) {
    const part = translate(pattern, at, '|)', guardsDot)
    choices.push(guardsDot && pattern[at] !== '.' ? NOT_A_DOT + part.source : part.source)
    at = part.end + 1
    if (pattern[part.end] === ')') return { choices, end: at }
  }
}

function group(choices: string[], kind: string): string {
  return `(?:${choices.join('|')})${kind === '@' ? '' : kind}`
}

/** What follows takes part: `!(a)b` refuses `ab` only. */
function anythingBut(choices: string[], pattern: string, after: number, until: string): string {
  const tail = until ? '' : `${translate(pattern, after, '', false).source}$`
  return `(?!(?:${choices.join('|')})${tail})${ANYTHING}`
}

/** `a{b,c}d` is `abd` and `acd`; braces without a comma are themselves. */
function expandBraces(pattern: string): string[] {
  for (let open = pattern.indexOf('{'); open >= 0; open = pattern.indexOf('{', open + 1)) {
    const parts: string[] = []
    let depth = 0
    let from = open + 1
    let at = open
    for (; at < pattern.length; at += 1) {
      const char = pattern[at]
      if (char === '{') depth += 1
      else if (char === '}' && --depth === 0) break
      else if (char === ',' && depth === 1) {
        parts.push(pattern.slice(from, at))
        from = at + 1
      }
    }
    if (depth > 0) throw new PatternError(pattern, 'has a { without its }')
    if (/^\w+\.\.\w+/.test(pattern.slice(open + 1, at))) throw new PatternError(pattern, 'has a range in its braces')
    if (parts.length === 0) continue
    parts.push(pattern.slice(from, at))
    const rest = pattern.slice(at + 1)
    return parts.flatMap((part) => expandBraces(pattern.slice(0, open) + part + rest))
  }
  return [pattern]
}

export function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
