import { drafts as en } from '@varanda/domain/post/messages/en/drafts'
import { drafts as pt } from '@varanda/domain/post/messages/pt/drafts'
import { inLocale } from '../../ui/locale.ts'

export const words = inLocale({ pt, en })
