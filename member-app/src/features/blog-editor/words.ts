import { DomainError } from '@varanda/domain/errors'
import { blogEditor as en } from '@varanda/domain/messages/en/blog-editor'
import { errors as errorsEn } from '@varanda/domain/messages/en/errors'
import { blogEditor as pt } from '@varanda/domain/messages/pt/blog-editor'
import { errors as errorsPt } from '@varanda/domain/messages/pt/errors'
import { inLocale } from '../../ui/locale.ts'

export const words = inLocale({ pt, en })
export const refusals = inLocale({ pt: errorsPt, en: errorsEn })

/** What a failed act says. */
export function sayFailure(error: unknown): string {
  return error instanceof DomainError ? refusals[error.code] : words.failed
}
