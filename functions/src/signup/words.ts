import { request as en } from '@varanda/domain/signup/messages/en/request'
import { request as pt } from '@varanda/domain/signup/messages/pt/request'

export const requestWords = { pt, en }
