import { dashboard as en } from '@varanda/domain/messages/en/dashboard'
import { dashboard as pt } from '@varanda/domain/messages/pt/dashboard'
import { inLocale } from '../../ui/locale.ts'

export const words = inLocale({ pt, en })
