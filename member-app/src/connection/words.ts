import { people as en } from '@varanda/domain/member/messages/en/people'
import { people as pt } from '@varanda/domain/member/messages/pt/people'
import { inLocale } from '../ui/locale.ts'

export const words = inLocale({ pt, en })
