import { house as en } from '@varanda/domain/messages/en/house'
import { house as pt } from '@varanda/domain/messages/pt/house'
import { inLocale } from '../../ui/locale.ts'

export const words = inLocale({ pt, en })
