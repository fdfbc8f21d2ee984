import * as v from 'valibot'

/**
 * Dots alone are no id in a path, and `__…__` Firestore keeps for itself
 * (https://firebase.google.com/docs/firestore/quotas).
 */
const reserved = /^(\.{1,2}|__[\s\S]*__)$/

export function isReservedId(text: string): boolean {
  return reserved.test(text)
}

/** A document's id that came from outside: letters, digits, `_` and `-`, as the product makes them. */
export const documentId = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{1,150}$/),
  v.check((id) => !isReservedId(id)),
)
