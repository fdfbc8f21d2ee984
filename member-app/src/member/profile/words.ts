import { profile as en } from '@varanda/domain/member/messages/en/profile'
import { profile as pt } from '@varanda/domain/member/messages/pt/profile'
import { inLocale } from '../../ui/locale.ts'

export const words = inLocale({ pt, en })
