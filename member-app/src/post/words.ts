import { post as en } from '@varanda/domain/post/messages/en/post'
import { post as pt } from '@varanda/domain/post/messages/pt/post'
import { inLocale } from '../ui/locale.ts'

export const words = inLocale({ pt, en })
