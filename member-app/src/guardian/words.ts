import { leavingWords as leavingEn } from '@varanda/domain/account/messages/en/leaving'
import { leavingWords as leavingPt } from '@varanda/domain/account/messages/pt/leaving'
import { making as makingEn } from '@varanda/domain/circle/messages/en/making'
import { rules as rulesEn } from '@varanda/domain/circle/messages/en/rules'
import { making as makingPt } from '@varanda/domain/circle/messages/pt/making'
import { rules as rulesPt } from '@varanda/domain/circle/messages/pt/rules'
import { wards as en } from '@varanda/domain/guardian/messages/en/wards'
import { wards as pt } from '@varanda/domain/guardian/messages/pt/wards'
import { inLocale } from '../ui/locale.ts'

export const words = inLocale({ pt, en })
export const leavingWords = inLocale({ pt: leavingPt, en: leavingEn })
export const rulesWords = inLocale({ pt: rulesPt, en: rulesEn })
export const templateWords = inLocale({ pt: makingPt, en: makingEn }).templates
