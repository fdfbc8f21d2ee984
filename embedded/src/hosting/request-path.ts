/**
 * The path of a request as hosting looks at it: decoded segment by segment, doubled slashes taken as one. Null for one
 * that no file may have: a hidden slash, a backslash, a control character, a step upwards.
 */
export function requestPath(pathname: string): string | null {
  let segments: string[]
  try {
    segments = pathname.split('/').map(decodeURIComponent)
  } catch {
    return null
  }
  if (segments.some((segment) => segment === '..' || segment === '.' || /[/\\\p{Cc}]/u.test(segment))) return null
  return segments.join('/').replace(/\/{2,}/g, '/')
}

/** The same path as it goes into a Location header. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
