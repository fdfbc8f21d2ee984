/** What an entry of the tab's history says besides its address, which names a file but not which. */
interface Entry {
  /** When its file was opened. */
  readonly file: number
}

export const fileOfEntry = (): number | undefined => (history.state as Entry | null)?.file

/** Says of the entry that the tab is at which file it means. */
export function markEntry(file: number): void {
  history.replaceState({ file } satisfies Entry, '')
}

/**
 * A new entry in the tab's history. A browser that has had too many in a short time (Safari: a hundred in thirty
 * seconds) takes none for a while: the page goes on, and its address follows at the next.
 */
export function enterAddress(search: URLSearchParams, file = fileOfEntry()): void {
  try {
    history.pushState(file === undefined ? null : ({ file } satisfies Entry), '', `?${search}`)
  } catch (error) {
    console.warn('address', error)
  }
}
