import { user as en } from '@varanda/domain/member/messages/en/user'
import { user as pt } from '@varanda/domain/member/messages/pt/user'
import { inLocale } from '../../ui/locale.ts'

export const words = inLocale({ pt, en })
