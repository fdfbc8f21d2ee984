import { exportWords as en } from '@varanda/domain/account/messages/en/export'
import { exportWords as pt } from '@varanda/domain/account/messages/pt/export'

/** What stands in the files of a copy. */
export const exportWords = { pt, en }
