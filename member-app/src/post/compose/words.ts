import { compose as en } from '@varanda/domain/post/messages/en/compose'
import { compose as pt } from '@varanda/domain/post/messages/pt/compose'
import { inLocale } from '../../ui/locale.ts'

export const words = inLocale({ pt, en })
