import { reports as en } from '@varanda/domain/report/messages/en/reports'
import { reports as pt } from '@varanda/domain/report/messages/pt/reports'
import { inLocale } from '../ui/locale.ts'

export const words = inLocale({ pt, en })
