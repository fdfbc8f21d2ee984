import { house as en } from '@varanda/domain/instance/messages/en/house'
import { house as pt } from '@varanda/domain/instance/messages/pt/house'
import { inLocale } from '../../ui/locale.ts'

export const words = inLocale({ pt, en })
