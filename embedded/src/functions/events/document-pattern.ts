/**
 * Document paths of triggers: `users/{uid}/posts/*`, with `{name}` or `*` for one segment and `{name=**}` or `**` for
 * any number. The SDK reads the parameters out by itself; here it is only asked whether a path is meant.
 */
export function documentPattern(pattern: string): (path: string) => boolean {
  const segments = pattern.split('/').map((segment) => {
    if (segment === '**' || /^\{\w+=\*\*\}$/.test(segment)) return '**'
    const wildcards = segment.replace(/\{\w+(=\*)?\}/g, '*')
    return new RegExp(`^${wildcards.split('*').map(RegExp.escape).join('[^/]*')}$`, 'u')
  })
  return (path) => matches(segments, path.split('/'), 0, 0)
}

function matches(pattern: (RegExp | '**')[], path: string[], at: number, from: number): boolean {
  if (at === pattern.length) return from === path.length
  const segment = pattern[at]!
  if (segment === '**') {
    for (let next = from; next <= path.length; next += 1) if (matches(pattern, path, at + 1, next)) return true
    return false
  }
  return from < path.length && segment.test(path[from]!) && matches(pattern, path, at + 1, from + 1)
}
