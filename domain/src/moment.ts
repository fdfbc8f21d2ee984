/** A Firestore timestamp as every SDK of Firebase gives it; domain code needs no SDK to read one. */
export interface Moment {
  readonly seconds: number
  readonly nanoseconds: number
  toMillis(): number
  toDate(): Date
}

/** Milliseconds. */
export const hour = 60 * 60 * 1000
export const day = 24 * hour
