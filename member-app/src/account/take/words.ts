import { exportWords as en } from '@varanda/domain/account/messages/en/export'
import { exportWords as pt } from '@varanda/domain/account/messages/pt/export'
import { inLocale } from '../../ui/locale.ts'

export const words = inLocale({ pt, en })
