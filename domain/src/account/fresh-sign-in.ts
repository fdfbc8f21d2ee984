/**
 * How old a sign-in may be, in seconds, for what hands out access: a way in, a role, somebody's account or words. The
 * identity service asks the same of a change of password or address.
 */
export const freshSeconds = 5 * 60

/** Whether whoever signed in at `authTime` (seconds since 1970) has shown who they are just now. */
export function isFresh(authTime: number, now: Date): boolean {
  return now.getTime() / 1000 - authTime <= freshSeconds
}

/**
 * The claim of a custom token, and so of the sign-in made with it, that says when the token was made, in seconds since
 * 1970. A token may wait for a while until it is used, on Firebase for an hour; whatever ended sign-ins meanwhile ends
 * it, too.
 */
export const madeAtClaim = 'madeAt'

/** The moment that a sign-in counts from, in seconds since 1970: that of its custom token, if it was made with one. */
export function signedInAt(token: { auth_time: number; [claim: string]: unknown }): number {
  const madeAt = token[madeAtClaim]
  return typeof madeAt === 'number' ? Math.min(token.auth_time, madeAt) : token.auth_time
}
