import { readers as en } from '@varanda/domain/post/messages/en/readers'
import { readers as pt } from '@varanda/domain/post/messages/pt/readers'
import { inLocale } from '../../ui/locale.ts'

export const words = inLocale({ pt, en })
