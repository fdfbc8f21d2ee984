import { neverTogether as en } from '@varanda/domain/post/messages/en/never-together'
import { neverTogether as pt } from '@varanda/domain/post/messages/pt/never-together'
import { inLocale } from '../../ui/locale.ts'

export const words = inLocale({ pt, en })
