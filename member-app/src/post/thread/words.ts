import { thread as en } from '@varanda/domain/post/messages/en/thread'
import { thread as pt } from '@varanda/domain/post/messages/pt/thread'
import { inLocale } from '../../ui/locale.ts'

export const words = inLocale({ pt, en })
