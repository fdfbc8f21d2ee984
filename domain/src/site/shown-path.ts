/**
 * A path as people read it: with its letters where they can be decoded, as it came where they cannot, or where
 * something among them is not seen or turns the reading direction.
 */
export function shownPath(pathname: string): string {
  try {
    const decoded = decodeURI(pathname)
    return /[\p{C}\p{Zl}\p{Zp}]/u.test(decoded) ? pathname : decoded
  } catch {
    return pathname
  }
}
