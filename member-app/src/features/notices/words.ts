import { notices as en } from '@varanda/domain/messages/en/notices'
import { notices as pt } from '@varanda/domain/messages/pt/notices'
import { inLocale } from '../../ui/locale.ts'

export const words = inLocale({ pt, en })
