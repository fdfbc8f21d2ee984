/** The rule for new passwords, published at `v2/passwordPolicy` so that forms can show it while typing. */
import { AuthError } from '../error.ts'

export const MIN_PASSWORD_LENGTH = 6
/** Beyond this a password is refused unhashed; the hosted service's own limit. */
export const MAX_PASSWORD_LENGTH = 4096

export function requireAllowedPassword(password: string): void {
  if (password.length < MIN_PASSWORD_LENGTH) {
    throw new AuthError('WEAK_PASSWORD', `Password should be at least ${MIN_PASSWORD_LENGTH} characters`)
  }
  if (password.length > MAX_PASSWORD_LENGTH) {
    throw new AuthError(
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
      `Missing password requirements: [Password may contain at most ${MAX_PASSWORD_LENGTH} characters]`,
    )
  }
}
