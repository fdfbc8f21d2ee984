/** Password work behind one gate: two hashes at a time leave the other requests a core to run on. */
import { AuthError } from '../error.ts'
import { gate, type Share } from '../gate.ts'
import { isImported, matchesImported } from './imported-hash.ts'
import { hashPassword, matchesPassword } from './password-hash.ts'
import { requireAllowedPassword } from './password-policy.ts'

const AT_ONCE = 2
const WAITING = 50

/** `shares`: whose places among those that wait it takes. */
export interface Passwords {
  /** WEAK_PASSWORD or PASSWORD_DOES_NOT_MEET_REQUIREMENTS; TOO_MANY_ATTEMPTS_TRY_LATER when too many wait. */
  hash(password: string, shares?: readonly Share[]): Promise<string>
  /** Hashes a password again that was just found right: the rules for new passwords do not apply to it. */
  rehash(password: string, shares?: readonly Share[]): Promise<string>
  /** Does the same work for an unknown account (null), so that the time taken says nothing. */
  matches(password: string, stored: string | null, shares?: readonly Share[]): Promise<boolean>
}

/** `waiting`: so many wait at most; without an end nobody has a share. */
export function passwords(waiting = WAITING): Passwords {
  const work = gate(AT_ONCE, waiting, () => new AuthError('TOO_MANY_ATTEMPTS_TRY_LATER'))
  const run = <T>(piece: () => Promise<T>, shares?: readonly Share[]) =>
    work.run(piece, Number.isFinite(waiting) ? shares : [])
  return {
    async hash(password, shares) {
      requireAllowedPassword(password)
      return run(() => hashPassword(password), shares)
    },
    rehash: (password, shares) => run(() => hashPassword(password), shares),
    async matches(password, stored, shares) {
      return run(async () => {
        if (isImported(stored)) return matchesImported(password, stored)
        if (stored !== null) return matchesPassword(password, stored)
        await hashPassword(password)
        return false
      }, shares)
    },
  }
}
