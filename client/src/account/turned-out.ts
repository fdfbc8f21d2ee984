import * as v from 'valibot'
import { tabNotes } from '../browser-notes.ts'

/**
 * Why the instance, or the member from another device, ended the session of this browser. It is told where they land:
 * on /auth, in the same tab.
 */
export type TurnedOut =
  /**
   * The account is suspended; `reason` is the administrator's own words, `answer` how the member's one answer stands,
   * `wayOut` whether they may take their copy and leave.
   */
  | {
      why: 'suspended'
      reason?: string | undefined
      answer?: SuspensionAnswer | undefined
      wayOut?: WayOut | undefined
    }
  /**
   * Signed out everywhere; `byCode`: an account that came in by its guardian's code, and has no password. `mayBeOwn`: at
   * its age its owner may have taken it over, and then no code opens it any more.
   */
  | { why: 'ended'; byCode?: true | undefined; mayBeOwn?: true | undefined }
  /** The member asked this device, from another one, to sign out. */
  | { why: 'asked'; uid: string }
  /** The member is no longer kept in this browser: the sign-in goes on in the tab where they chose that. */
  | { why: 'moved' }

export type SuspensionAnswer = v.InferOutput<typeof answerSchema>
/** `open`: by this token it is given; `words`: what is written of it so far. */
const answerSchema = v.union([
  v.object({ state: v.literal('open'), token: v.string(), words: v.exactOptional(v.string()) }),
  v.object({ state: v.picklist(['answered', 'upheld', 'none']) }),
])

export type WayOut = v.InferOutput<typeof wayOutSchema>
/** `open`: by this token; `stale`: to whoever signs in anew. */
const wayOutSchema = v.union([
  v.object({ state: v.literal('open'), token: v.string() }),
  v.object({ state: v.picklist(['stale', 'guardian', 'none']) }),
])

const key = 'turnedOut'

export function noteTurnedOut(turnedOut: TurnedOut): void {
  tabNotes.set(key, JSON.stringify(turnedOut))
}

/** How a suspended member's one answer stands by now: a page that is loaded again goes on from there. */
export function noteAnswer(answer: SuspensionAnswer): void {
  const told = lastTurnedOut()
  if (told?.why === 'suspended') noteTurnedOut({ ...told, answer })
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
  const noted = (JSON.parse(text ?? 'null') ?? {}) as {
    why?: unknown
    reason?: unknown
    answer?: unknown
    wayOut?: unknown
    uid?: unknown
    byCode?: unknown
    mayBeOwn?: unknown
  }
  const { why, reason, answer, wayOut, uid, byCode, mayBeOwn } = noted
  if (why === 'suspended') {
    return {
      why,
      ...(typeof reason === 'string' && { reason }),
      ...(v.is(answerSchema, answer) && { answer }),
      ...(v.is(wayOutSchema, wayOut) && { wayOut }),
    }
  }
  if (why === 'ended') return { why, ...(byCode === true && { byCode }), ...(mayBeOwn === true && { mayBeOwn }) }
  if (why === 'moved') return { why }
  if (why === 'asked' && typeof uid === 'string') return { why, uid }
  return undefined
}
