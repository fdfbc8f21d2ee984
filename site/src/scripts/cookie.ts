/** The value of one cookie in a `Cookie`-style string; undefined when it is not there or empty. */
export const cookieValue = (cookies: string, name: string): string | undefined => {
  for (const pair of cookies.split('; ')) {
    const cut = pair.indexOf('=')
    if (pair.slice(0, cut) === name) return pair.slice(cut + 1) || undefined
  }
  return undefined
}
