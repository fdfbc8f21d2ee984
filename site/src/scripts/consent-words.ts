import { consent as en } from '@varanda/domain/account/messages/en/consent'
import { consent as pt } from '@varanda/domain/account/messages/pt/consent'

export const words = { pt, en }
