import { auditLog as en } from '@varanda/domain/messages/en/audit-log'
import { auditLog as pt } from '@varanda/domain/messages/pt/audit-log'
import { inLocale } from '../../ui/locale.ts'

export const words = inLocale({ pt, en })
