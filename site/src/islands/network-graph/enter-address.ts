/**
 * A new entry in the tab's history. A browser that has had too many in a short time (Safari: a hundred in thirty
 * seconds) takes none for a while: the page goes on, and its address follows at the next.
 */
export function enterAddress(search: URLSearchParams): void {
  try {
    history.pushState(null, '', `?${search}`)
  } catch (error) {
    console.warn('address', error)
  }
}
