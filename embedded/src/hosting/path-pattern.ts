/**
 * Which paths a redirect, rewrite or header is for: a glob, a regular expression, or a path with `:name` (one segment),
 * `:name*` (any number), `:name+` (at least one) or `:name?`, whose parts a redirect's destination may use.
 * Source: https://firebase.google.com/docs/hosting/full-config#capture-url-segments-for-redirects
 */
import { compileGlob } from './glob.ts'

export interface PathPattern {
  /** The named parts of a matching path (decoded), or null. */
  match(path: string): Record<string, string> | null
}

export function pathPattern(source: string): PathPattern {
  const rooted = below(source)
  if (/:[A-Za-z_]/.test(rooted)) return byExpression(withNames(rooted))
  const test = compileGlob(rooted)
  return { match: (path) => (test(path) ? {} : null) }
}

/** In RE2's syntax, anywhere in the path. Groups are parts by number and, if they have one, by name. */
export function regexPattern(regex: string): PathPattern {
  return byExpression(new RegExp(regex.replaceAll('(?P<', '(?<'), 'u'))
}

function byExpression(expression: RegExp): PathPattern {
  return {
    match(path) {
      const found = expression.exec(path)
      if (!found) return null
      const parts = Object.entries({ ...found, ...found.groups }).filter(([, part]) => typeof part === 'string')
      return Object.fromEntries(parts) as Record<string, string>
    },
  }
}

/** A pattern without a leading slash is below the root; so is what a leading `!` excludes. */
function below(source: string): string {
  return source.replace(/^(!?)\/*/, '$1/')
}

/** Like the routes of web frameworks: in any case, with or without a slash at the end, `*` for anything. */
function withNames(source: string): RegExp {
  const parts = source.replace(/\/$/, '').split(/([/.]?:[A-Za-z_]\w*[*+?]?)/)
  const expressions = parts.map((part) => {
    const name = /^([/.]?):(\w+)([*+?]?)$/.exec(part)
    if (!name) return part.split(/\*+/).map(escaped).join('.*')
    const [, prefix = '', id, modifier = ''] = name
    const before = escaped(prefix)
    const one = prefix === '.' ? '[^.]+?' : '[^/]+?'
    const many = modifier === '*' || modifier === '+' ? `${one}(?:${before}${one})*` : one
    const group = `${before}(?<${id}>${many})`
    return modifier === '*' || modifier === '?' ? `(?:${group})?` : group
  })
  return new RegExp(`^${expressions.join('')}/?$`, 'iu')
}

/** Puts the parts into a destination; what a visitor typed stays inside its path segment. */
export function fillDestination(destination: string, parts: Record<string, string>): string {
  const filled = destination.replace(/(\/?):(\w+)[*+?]?/g, (whole, slash: string, name: string) => {
    if (Object.hasOwn(parts, name)) return slash + parts[name]!.split('/').map(encodeURIComponent).join('/')
    // What the path left out; a port is none.
    return /^\d/.test(name) || Object.keys(parts).length === 0 ? whole : ''
  })
  // A header takes ASCII only.
  return filled.replace(/[^\x21-\x7e]+/g, encodeURI) || '/'
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
