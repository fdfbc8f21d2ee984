import { push as en } from '@varanda/domain/notice/messages/en/push'
import { push as pt } from '@varanda/domain/notice/messages/pt/push'
import { inLocale } from '../../ui/locale.ts'

export const words = inLocale({ pt, en })
