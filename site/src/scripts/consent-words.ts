import { consent as en } from '@varanda/domain/messages/en/consent'
import { consent as pt } from '@varanda/domain/messages/pt/consent'

export const words = { pt, en }
