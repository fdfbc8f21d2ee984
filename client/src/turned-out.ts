/**
 * Why the house, or the member from another device, ended the session of this browser. It is told where they land: on
 * /auth, in the same tab.
 */
export type TurnedOut =
  /** The account is suspended; `reason` is the administrator's own words. */
  | { why: 'suspended'; reason?: string | undefined }
  /** Signed out everywhere. */
  | { why: 'ended' }
  /** The member asked this device, from another one, to sign out. */
  | { why: 'asked'; uid: string }

const key = 'turnedOut'

export function noteTurnedOut(turnedOut: TurnedOut): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(turnedOut))
  } catch {
    // Storage may be forbidden: they are out all the same.
  }
}

export function forgetTurnedOut(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // As above.
  }
}

/** What this tab was told last, as long as nobody signed in since. */
export function lastTurnedOut(): TurnedOut | undefined {
  try {
    return readTurnedOut(sessionStorage.getItem(key))
  } catch {
    return undefined
  }
}

/** What was written by `noteTurnedOut`; anything else is nothing. */
export function readTurnedOut(text: string | null): TurnedOut | undefined {
  const { why, reason, uid } = (JSON.parse(text ?? 'null') ?? {}) as { why?: unknown; reason?: unknown; uid?: unknown }
  if (why === 'suspended') return { why, ...(typeof reason === 'string' && { reason }) }
  if (why === 'ended') return { why }
  if (why === 'asked' && typeof uid === 'string') return { why, uid }
  return undefined
}
