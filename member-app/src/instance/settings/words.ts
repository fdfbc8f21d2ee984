import { instance as en } from '@varanda/domain/instance/messages/en/instance'
import { instance as pt } from '@varanda/domain/instance/messages/pt/instance'
import { inLocale } from '../../ui/locale.ts'

export const words = inLocale({ pt, en })
