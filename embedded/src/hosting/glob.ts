/**
 * Path patterns of firebase.json: `*`, `?`, `**` for any number of whole segments, `[abc]`, `{a,b}`, extended globs
 * such as `@(a|b)` and `!(a|b)`, and a leading `!` that turns the whole pattern round. As in a shell, a wildcard does
 * not take a leading dot, and a slash at the end of a path makes no difference to a pattern without one.
 * Source: https://firebase.google.com/docs/hosting/full-config#glob_pattern_matching; read by the library that the
 * Firebase CLI uses.
 */
import { Minimatch } from 'minimatch'

export type PathTest = (path: string) => boolean

interface GlobOptions {
  /** True: wildcards also take names that begin with a dot. */
  dot?: boolean
}

export function compileGlob(pattern: string, { dot = false }: GlobOptions = {}): PathTest {
  // A `#` begins no comment here, and paths are addresses wherever the server runs.
  const matcher = new Minimatch(pattern, { dot, nocomment: true, platform: 'linux' })
  return (path) => matcher.match(path)
}
