import * as v from 'valibot'

/** A Firestore timestamp as every SDK of Firebase gives it; domain code needs no SDK to read one. */
export interface Moment {
  readonly seconds: number
  readonly nanoseconds: number
  toMillis(): number
  toDate(): Date
}

function isMoment(value: unknown): value is Moment {
  if (typeof value !== 'object' || value === null) return false
  const { seconds, nanoseconds, toMillis, toDate } = value as Partial<Moment>
  return (
    Number.isInteger(seconds) &&
    Number.isInteger(nanoseconds) &&
    typeof toMillis === 'function' &&
    typeof toDate === 'function'
  )
}

/** In a stored document, as the SDK that read it gives it. */
export const momentSchema = v.custom<Moment>(isMoment)

/** Milliseconds. */
export const hour = 60 * 60 * 1000
export const day = 24 * hour
