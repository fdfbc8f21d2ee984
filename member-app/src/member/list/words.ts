import { members as en } from '@varanda/domain/member/messages/en/members'
import { members as pt } from '@varanda/domain/member/messages/pt/members'
import { inLocale } from '../../ui/locale.ts'

export const words = inLocale({ pt, en })
