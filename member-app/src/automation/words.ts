import { automations as en } from '@varanda/domain/automation/messages/en/automations'
import { sentence as sentenceEn } from '@varanda/domain/automation/messages/en/sentence'
import { automations as pt } from '@varanda/domain/automation/messages/pt/automations'
import { sentence as sentencePt } from '@varanda/domain/automation/messages/pt/sentence'
import { inLocale } from '../ui/locale.ts'

export const words = inLocale({ pt, en })
export const sentenceWords = inLocale({ pt: sentencePt, en: sentenceEn })
