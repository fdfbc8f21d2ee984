/**
 * What a member may do while they are leaving: read everything, take it along, and change their mind. Rules and functions
 * refuse the rest; here screens learn not to offer it, and to say why where it was tried all the same.
 */
import { useStore } from '@nanostores/react'
import { $session } from '@varanda/client/account/session'
import { words } from './words.ts'

/** Whether whatever writes may be offered. */
export function useMayWrite(): boolean {
  useStore($session)
  return mayWrite()
}

/** Why something was refused: that one is leaving, where it is that, else these words. */
export function sayRefused(otherwise: string): string {
  return mayWrite() ? otherwise : words.cannotWrite
}

function mayWrite(): boolean {
  const session = $session.get()
  return session.state !== 'member' || session.status !== 'leaving'
}
