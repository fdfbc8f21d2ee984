import { card as en } from '@varanda/domain/card/messages/en/card'
import { card as pt } from '@varanda/domain/card/messages/pt/card'
import { inLocale } from '../../ui/locale.ts'

export const words = inLocale({ pt, en })
