import { isFresh } from '@varanda/domain/account/fresh-sign-in'
import { DomainError } from '@varanda/domain/errors'
import { mayRead, mayWrite, type Standing } from '@varanda/domain/member/standing'

/**
 * Proves that this standing lets a sign-in of `authTime` (seconds) act. Throws `not-a-member`, `signed-out`,
 * `not-active`.
 */
export function checkMember(standing: Standing | undefined, authTime: number): asserts standing is Standing {
  if (!standing) throw new DomainError('not-a-member')
  if (mayWrite(standing, authTime)) return
  throw new DomainError(standing.validSince.seconds > authTime ? 'signed-out' : 'not-active')
}

/** The same, of a sign-in that only looks around. */
export function checkReader(standing: Standing | undefined, authTime: number): asserts standing is Standing {
  if (!standing) throw new DomainError('not-a-member')
  if (mayRead(standing, authTime)) return
  throw new DomainError(standing.validSince.seconds > authTime ? 'signed-out' : 'not-active')
}

/** The same, of an administrator. Throws `not-an-admin`, too. */
export function checkAdmin(standing: Standing | undefined, authTime: number): asserts standing is Standing {
  checkMember(standing, authTime)
  if (standing.role !== 'admin') throw new DomainError('not-an-admin')
}

/** Of what hands out access. Throws `sign-in-again`. */
export function checkFresh({ authTime }: { authTime: number }, now: Date): void {
  if (!isFresh(authTime, now)) throw new DomainError('sign-in-again')
}

/** Of what shuts somebody out or lets them in: an administrator, as if it took or gave the role. Throws `sign-in-again`. */
export function checkFreshFor({ role }: Standing, caller: { authTime: number }, now: Date): void {
  if (role === 'admin') checkFresh(caller, now)
}
