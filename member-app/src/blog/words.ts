import { blogEditor as en } from '@varanda/domain/blog/messages/en/blog-editor'
import { blogEditor as pt } from '@varanda/domain/blog/messages/pt/blog-editor'
import { inLocale } from '../ui/locale.ts'
import { sayFailure as say } from '../ui/notice/say-failure.ts'

export const words = inLocale({ pt, en })

/** What a failed act says. */
export const sayFailure = (error: unknown): string => say(error, words.failed)
