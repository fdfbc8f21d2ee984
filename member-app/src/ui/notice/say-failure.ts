import { DomainError, type ErrorCode } from '@varanda/domain/errors'
import { errors as en } from '@varanda/domain/messages/en/errors'
import { errors as pt } from '@varanda/domain/messages/pt/errors'
import { inLocale } from '../locale.ts'
import { sayRefused } from '../may-write.ts'

export const refusals: Record<ErrorCode, string> = inLocale({ pt, en })

/** What a refusal says, or, where the instance was not reached, these words. */
export function sayFailure(error: unknown, otherwise: string): string {
  if (!(error instanceof DomainError)) return otherwise
  return error.code === 'not-active' ? sayRefused(refusals[error.code]) : refusals[error.code]
}
