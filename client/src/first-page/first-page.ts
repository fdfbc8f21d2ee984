/** A list that the first page shows, known by its key; `count` of its rows are enough to begin with. */
export interface FirstList {
  key: string
  path: string
  by: string
  direction: 'asc' | 'desc'
  count: number
}

/** A row of it. */
export interface FirstRow {
  id: string
  data: unknown
}

/** What the instance said of the first page's documents before Firestore's SDK was there, once. */
export interface FirstPage {
  /** By path; a document that is not there is undefined. */
  documents: ReadonlyMap<string, unknown>
  /** By key. */
  lists: ReadonlyMap<string, FirstRow[]>
}

/**
 * On a device that keeps nothing of the app the first page comes by Firestore's REST API, and the SDK, half of all
 * script, leaves the line to it: undefined everywhere else, and where that did not work. Never rejects.
 */
let page: Promise<FirstPage | undefined> = Promise.resolve(undefined)

export function firstPage(): Promise<FirstPage | undefined> {
  return page
}

/** What waits for the first page from now on waits for this. */
export function expectFirstPage(reading: Promise<FirstPage | undefined>): void {
  page = reading.catch((error: unknown) => {
    console.warn('first page', error)
    return undefined
  })
}

/** The first page is somebody's: nothing of it is shown to whoever comes next. */
export function forgetFirstPage(): void {
  page = Promise.resolve(undefined)
}
