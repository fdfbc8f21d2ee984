import { users as en } from '@varanda/domain/member/messages/en/users'
import { users as pt } from '@varanda/domain/member/messages/pt/users'
import { inLocale } from '../../ui/locale.ts'

export const words = inLocale({ pt, en })
