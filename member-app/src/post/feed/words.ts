import { feed as en } from '@varanda/domain/post/messages/en/feed'
import { feed as pt } from '@varanda/domain/post/messages/pt/feed'
import { inLocale } from '../../ui/locale.ts'

export const words = inLocale({ pt, en })
