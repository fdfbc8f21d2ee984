import type { ErrorCode } from '@varanda/domain/errors'
import { DomainError } from '@varanda/domain/errors'
import { errors as errorsEn } from '@varanda/domain/messages/en/errors'
import { wards as en } from '@varanda/domain/messages/en/wards'
import { errors as errorsPt } from '@varanda/domain/messages/pt/errors'
import { wards as pt } from '@varanda/domain/messages/pt/wards'
import { inLocale } from '../../ui/locale.ts'

export const words = inLocale({ pt, en })

const sentences: Record<ErrorCode, string> = inLocale({ pt: errorsPt, en: errorsEn })

/** What to say about a call that failed: the house's own sentence, or that it may be tried again. */
export function sayFailure(error: unknown, otherwise: string): string {
  return error instanceof DomainError ? sentences[error.code] : otherwise
}
