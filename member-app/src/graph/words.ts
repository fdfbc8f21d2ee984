import { adminGraph as en } from '@varanda/domain/graph/messages/en/admin-graph'
import { adminGraph as pt } from '@varanda/domain/graph/messages/pt/admin-graph'
import { inLocale } from '../ui/locale.ts'

export const words = inLocale({ pt, en })
