/**
 * An absolute address taken apart; undefined where it is none. `URL.parse` came after the floor of browser-floor.ts.
 */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
