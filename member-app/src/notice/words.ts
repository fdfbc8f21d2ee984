import { notices as en } from '@varanda/domain/notice/messages/en/notices'
import { notices as pt } from '@varanda/domain/notice/messages/pt/notices'
import { inLocale } from '../ui/locale.ts'

export const words = inLocale({ pt, en })
