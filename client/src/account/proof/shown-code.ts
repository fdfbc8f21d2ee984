import { freshSeconds } from '@varanda/domain/account/fresh-sign-in'

/** So much sooner than a sign-in stops being fresh, in milliseconds: what it is for must still come through. */
const margin = 30_000

/**
 * The digits that showed last who sits here. A code is good for one sign-in: whoever presses again, because what came
 * after it failed, would be told that their right code is wrong.
 */
let shown: { uid: string; code: string; at: number } | undefined

export function noteShownCode(uid: string, code: string, now: number): void {
  shown = { uid, code, at: now }
}

/** The sign-in is another one since. */
export function forgetShownCode(): void {
  shown = undefined
}

/** Whether the sign-in that these digits made is still fresh. */
export function isShownCode(uid: string, code: string, now: number): boolean {
  return shown?.uid === uid && shown.code === code && now - shown.at < freshSeconds * 1000 - margin
}
