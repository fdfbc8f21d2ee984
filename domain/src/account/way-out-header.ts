/**
 * Carries the token of a way out (way-out.ts) to `POST /session`; `Authorization` is for tokens of the identity service
 * alone.
 */
export const wayOutHeader = 'x-way-out'
