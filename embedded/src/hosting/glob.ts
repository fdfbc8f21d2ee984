/**
 * Path patterns of firebase.json as regular expressions: `*`, `?`, `**` for any number of whole segments, `[abc]`,
 * `{a,b}`, and extended globs such as `@(a|b)` and `!(a|b)`.
 * Source: https://firebase.google.com/docs/hosting/full-config#glob_pattern_matching
 */

export class PatternError extends Error {
  constructor(pattern: string, why: string) {
    super(`The pattern ${JSON.stringify(pattern)} ${why}`)
    this.name = 'PatternError'
  }
}

/** Throws PatternError for one that cannot be read. The expression matches whole paths. */
export function globToRegExp(pattern: string): RegExp {
  return new RegExp(`^${globToSource(pattern)}$`, 'u')
}

const SEGMENT = '[^/]*'

export function globToSource(pattern: string): string {
  const { source, end } = translate(pattern, 0, '')
  if (end !== pattern.length) throw new PatternError(pattern, `has an unexpected ${pattern[end]}`)
  return source
}

/** Translates up to one of the characters in `until` (or the end) and says where it stopped. */
function translate(pattern: string, start: number, until: string): { source: string; end: number } {
  let source = ''
  let at = start
  while (at < pattern.length) {
    const char = pattern[at]!
    if (until.includes(char)) return { source, end: at }
    if ('@!+*?'.includes(char) && pattern[at + 1] === '(') {
      const { choices, end } = alternatives(pattern, at + 2, '|', ')')
      source += extended(char, choices, pattern, end, until)
      at = end
    } else if (char === '*' && pattern[at + 1] === '*' && isWholeSegment(pattern, at, 2)) {
      // `/**/` also matches a single slash: zero segments.
      if (pattern[at + 2] === '/') {
        source += '(?:.*/)?'
        at += 3
      } else {
        source += '.*'
        at += 2
      }
    } else if (char === '*') {
      source += SEGMENT
      while (pattern[at] === '*') at += 1
    } else if (char === '?') {
      source += '[^/]'
      at += 1
    } else if (char === '{') {
      const { choices, end } = alternatives(pattern, at + 1, ',', '}')
      source += `(?:${choices.join('|')})`
      at = end
    } else if (char === '[') {
      const close = pattern.indexOf(']', at + 2)
      if (close < 0) throw new PatternError(pattern, 'has an unclosed [')
      const body = pattern.slice(at + 1, close)
      const negated = body.startsWith('!') || body.startsWith('^')
      source += `[${negated ? '^/' : ''}${body.slice(negated ? 1 : 0).replace(/[\\\]^&]/g, '\\$&')}]`
      at = close + 1
    } else {
      source += escaped(char)
      at += 1
    }
  }
  if (until) throw new PatternError(pattern, `lacks a ${until.at(-1)}`)
  return { source, end: at }
}

/** The choices between here and `close`, and the place after it. */
function alternatives(pattern: string, start: number, separator: string, close: string) {
  const choices: string[] = []
  let at = start
  for (;;) {
    const part = translate(pattern, at, separator + close)
    choices.push(part.source)
    at = part.end + 1
    if (pattern[part.end] === close) return { choices, end: at }
  }
}

function extended(kind: string, choices: string[], pattern: string, after: number, until: string): string {
  const group = `(?:${choices.join('|')})`
  if (kind === '@') return group
  if (kind !== '!') return `${group}${kind}`
  // What follows in the same segment takes part: `!(a)b` refuses `ab` only.
  const slash = pattern.indexOf('/', after)
  const rest = until || slash < 0 ? pattern.slice(after) : pattern.slice(after, slash)
  const tail = until ? '' : translate(rest, 0, '').source
  return `(?!${group}${tail}(?:/|$))${SEGMENT}`
}

function isWholeSegment(pattern: string, at: number, length: number): boolean {
  const before = at === 0 || '/(|{,'.includes(pattern[at - 1]!)
  const after = pattern[at + length]
  return before && (after === undefined || '/)|},'.includes(after))
}

export function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
