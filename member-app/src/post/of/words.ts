import { person as en } from '@varanda/domain/member/messages/en/person'
import { person as pt } from '@varanda/domain/member/messages/pt/person'
import { inLocale } from '../../ui/locale.ts'

export const words = inLocale({ pt, en })
