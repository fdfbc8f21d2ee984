import { member as en } from '@varanda/domain/member/messages/en/member'
import { member as pt } from '@varanda/domain/member/messages/pt/member'
import { inLocale } from '../../ui/locale.ts'

export const words = inLocale({ pt, en })
