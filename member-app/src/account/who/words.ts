import { who as en } from '@varanda/domain/account/messages/en/who'
import { who as pt } from '@varanda/domain/account/messages/pt/who'
import { inLocale } from '../../ui/locale.ts'

export const words = inLocale({ pt, en })
