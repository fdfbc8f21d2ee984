import { seeAs as en } from '@varanda/domain/post/messages/en/see-as'
import { seeAs as pt } from '@varanda/domain/post/messages/pt/see-as'
import { inLocale } from '../../ui/locale.ts'

export const words = inLocale({ pt, en })
