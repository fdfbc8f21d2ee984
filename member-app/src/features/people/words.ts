import { people as en } from '@varanda/domain/messages/en/people'
import { people as pt } from '@varanda/domain/messages/pt/people'
import { inLocale } from '../../ui/locale.ts'

export const words = inLocale({ pt, en })
