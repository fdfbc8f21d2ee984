import { circlePage as pageEn } from '@varanda/domain/circle/messages/en/circle-page'
import { circles as en } from '@varanda/domain/circle/messages/en/circles'
import { making as makingEn } from '@varanda/domain/circle/messages/en/making'
import { managing as managingEn } from '@varanda/domain/circle/messages/en/managing'
import { rules as rulesEn } from '@varanda/domain/circle/messages/en/rules'
import { circlePage as pagePt } from '@varanda/domain/circle/messages/pt/circle-page'
import { circles as pt } from '@varanda/domain/circle/messages/pt/circles'
import { making as makingPt } from '@varanda/domain/circle/messages/pt/making'
import { managing as managingPt } from '@varanda/domain/circle/messages/pt/managing'
import { rules as rulesPt } from '@varanda/domain/circle/messages/pt/rules'
import { inLocale } from '../ui/locale.ts'

export const words = inLocale({ pt, en })
export const pageWords = inLocale({ pt: pagePt, en: pageEn })
export const rulesWords = inLocale({ pt: rulesPt, en: rulesEn })
export const managingWords = inLocale({ pt: managingPt, en: managingEn })
export const makingWords = inLocale({ pt: makingPt, en: makingEn })
