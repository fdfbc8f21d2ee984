import { wards as en } from '@varanda/domain/messages/en/wards'
import { wards as pt } from '@varanda/domain/messages/pt/wards'
import { inLocale } from '../../ui/locale.ts'

export const words = inLocale({ pt, en })
