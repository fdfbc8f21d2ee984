import { DomainError, type ErrorCode } from '@varanda/domain/errors'
import { errors as en } from '@varanda/domain/messages/en/errors'
import { errors as pt } from '@varanda/domain/messages/pt/errors'
import { inLocale } from '../locale.ts'

export const refusals: Record<ErrorCode, string> = inLocale({ pt, en })

/** What a refusal says, or, where the instance was not reached, these words. */
export function sayFailure(error: unknown, otherwise: string): string {
  return error instanceof DomainError ? refusals[error.code] : otherwise
}
