import { dashboard as en } from '@varanda/domain/instance/messages/en/dashboard'
import { dashboard as pt } from '@varanda/domain/instance/messages/pt/dashboard'
import { inLocale } from '../../ui/locale.ts'

export const words = inLocale({ pt, en })
