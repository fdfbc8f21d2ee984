import { signOut } from '@varanda/client/account/sign-out'
import { atom } from 'nanostores'
import { forgetWords } from '../../post/data/outbox/outbox.ts'

/** Someone is signing out on purpose: the way leads to the front page, and the guard keeps out of it. */
export const $leaving = atom(false)

/** Forgets this member's words in this browser, ends the session and leaves. Whoever wants to leave, leaves. */
export async function leaveInstance(uid?: string, how: { gone?: boolean } = {}): Promise<void> {
  $leaving.set(true)
  if (uid) await forgetWords(uid).catch((error) => console.warn('outbox', error))
  await signOut(how)
}
