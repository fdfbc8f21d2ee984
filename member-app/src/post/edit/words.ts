import { edit as en } from '@varanda/domain/post/messages/en/edit'
import { edit as pt } from '@varanda/domain/post/messages/pt/edit'
import { inLocale } from '../../ui/locale.ts'

export const words = inLocale({ pt, en })
