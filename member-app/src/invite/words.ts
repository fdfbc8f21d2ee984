import { adminInvites as en } from '@varanda/domain/invite/messages/en/admin-invites'
import { adminInvites as pt } from '@varanda/domain/invite/messages/pt/admin-invites'
import { inLocale } from '../ui/locale.ts'

export const words = inLocale({ pt, en })
