import { request as en } from '@varanda/domain/messages/en/request'
import { request as pt } from '@varanda/domain/messages/pt/request'

export const requestWords = { pt, en }
