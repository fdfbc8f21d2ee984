import { auditLog as en } from '@varanda/domain/audit/messages/en/audit-log'
import { auditLog as pt } from '@varanda/domain/audit/messages/pt/audit-log'
import { inLocale } from '../ui/locale.ts'

export const words = inLocale({ pt, en })
