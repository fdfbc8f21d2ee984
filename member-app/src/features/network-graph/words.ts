import { adminGraph as en } from '@varanda/domain/messages/en/admin-graph'
import { adminGraph as pt } from '@varanda/domain/messages/pt/admin-graph'
import { inLocale } from '../../ui/locale.ts'

export const words = inLocale({ pt, en })
