import { users as en } from '@varanda/domain/messages/en/users'
import { users as pt } from '@varanda/domain/messages/pt/users'
import { inLocale } from '../../ui/locale.ts'

export const words = inLocale({ pt, en })
