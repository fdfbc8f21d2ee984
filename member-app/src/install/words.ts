import { install as en } from '@varanda/domain/install/messages/en/install'
import { install as pt } from '@varanda/domain/install/messages/pt/install'
import { inLocale } from '../ui/locale.ts'

export const words = inLocale({ pt, en })
