/**
 * What a member may do while they are leaving, or while their guardian lets their writing rest: read everything, take
 * it along, keep others away, say no, take back what is theirs, report and go. Rules and functions refuse the rest; here screens learn not to offer it, and
 * to say why where it was tried all the same.
 */
import { useStore } from '@nanostores/react'
import { $session } from '@varanda/client/account/session'
import { words } from './words.ts'

/** Whether whatever writes may be offered. */
export function useMayWrite(): boolean {
  useStore($session)
  return mayWrite()
}

/** Why nothing that writes is offered. */
export function sayCannotWrite(): string {
  const session = $session.get()
  if (session.state !== 'member') return words.cannotWrite
  if (session.status === 'slowed') return words.writingPaused
  // Under 16 only a guardian has an account erased, and only they take it back.
  const isGuarded = session.ageBand === 'child' || session.ageBand === 'teen'
  return isGuarded ? words.cannotWriteOfGuardian : words.cannotWrite
}

/** Why something was refused: that one may not write now, where it is that, else these words. */
export function sayRefused(otherwise: string): string {
  return mayWrite() ? otherwise : sayCannotWrite()
}

function mayWrite(): boolean {
  const session = $session.get()
  return session.state !== 'member' || session.status === 'active'
}
