import { identityCodeOf } from '@varanda/domain/account/identity-codes'
import { DomainError } from '@varanda/domain/errors'
import { identityWords, refusalWords, words } from './words.ts'

/** What went wrong when somebody proved who they are, or changed how they come in. */
export function failureWords(error: unknown): string {
  if (error instanceof DomainError) return refusalWords[error.code]
  const code = identityCodeOf(error)
  // The address is their own here, so only the password can be wrong.
  return code === 'wrong-password' || code === 'invalid-credential' ? words.proof.wrong : identityWords[code]
}
