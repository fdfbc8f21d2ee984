import { wards as en } from '@varanda/domain/guardian/messages/en/wards'
import { wards as pt } from '@varanda/domain/guardian/messages/pt/wards'
import { inLocale } from '../ui/locale.ts'

export const words = inLocale({ pt, en })
