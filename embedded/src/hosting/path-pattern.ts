/**
 * The `source` of a redirect, rewrite or header: a glob, or a path with `:name` (one segment) and `:name*` (any number),
 * whose parts a redirect's destination may use.
 * Source: https://firebase.google.com/docs/hosting/full-config#capture-url-segments-for-redirects
 */
import { escaped, globToRegExp, globToSource } from './glob.ts'

export interface PathPattern {
  /** The named parts of a matching path (decoded), or null. */
  match(path: string): Record<string, string> | null
}

export function pathPattern(source: string): PathPattern {
  // A pattern without a leading slash is below the root, as `**` and `*.png` are.
  const rooted = source.startsWith('/') || source.startsWith('*') ? source : `/${source}`
  const expression = /:[A-Za-z_]/.test(rooted) ? withNames(rooted) : globToRegExp(anywhere(rooted))
  return {
    match(path) {
      const found = expression.exec(path)
      return found && { ...found.groups }
    },
  }
}

/** Paths begin with a slash, `**` and `*.png` do not. */
function anywhere(pattern: string): string {
  return pattern.startsWith('*') ? `/${pattern}` : pattern
}

function withNames(source: string): RegExp {
  const parts = source.split(/(\/?:[A-Za-z_]\w*\*?)/).map((part) => {
    const name = /^(\/?):([A-Za-z_]\w*)(\*?)$/.exec(part)
    if (!name) return part.includes('*') ? globToSource(part) : escaped(part)
    const [, slash, id, many] = name
    if (many) return slash ? `(?:/(?<${id}>.*))?` : `(?<${id}>.*)`
    return `${slash}(?<${id}>[^/]+)`
  })
  return new RegExp(`^${parts.join('')}$`, 'u')
}

/** Puts the parts into a destination; what a visitor typed stays inside its path segment. */
export function fillDestination(destination: string, parts: Record<string, string>): string {
  return destination.replace(/:([A-Za-z_]\w*)\*?/g, (whole, name: string) => {
    if (!Object.hasOwn(parts, name)) return whole
    return (parts[name] ?? '').split('/').map(encodeURIComponent).join('/')
  })
}
