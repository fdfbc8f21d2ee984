/** What the app's worker says to its open pages. */
export type WorkerWord =
  /** A notice was tapped: its address on this site, without the language. The page answers on the port that it goes there. */
  | { push: 'open'; path: string }
  /** Something was pushed and shown. */
  | { push: 'arrived' }
  /** The browser gave another subscription. */
  | { push: 'changed' }

/** Where the worker notes, for the page, when something pushed last came: milliseconds since 1970 by the device's clock. */
export const arrivalNote = { cache: 'varanda-push', path: '/arrived' } as const
