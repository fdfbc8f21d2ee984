import { tabNotes } from '../browser-notes.ts'

/**
 * Why the instance, or the member from another device, ended the session of this browser. It is told where they land:
 * on /auth, in the same tab.
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
  tabNotes.set(key, JSON.stringify(turnedOut))
}

export function forgetTurnedOut(): void {
  tabNotes.remove(key)
}

/** What this tab was told last, as long as nobody signed in since. */
export function lastTurnedOut(): TurnedOut | undefined {
  try {
    return readTurnedOut(tabNotes.get(key))
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
