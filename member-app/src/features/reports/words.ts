import { reports as en } from '@varanda/domain/messages/en/reports'
import { reports as pt } from '@varanda/domain/messages/pt/reports'
import { inLocale } from '../../ui/locale.ts'

export const words = inLocale({ pt, en })
