import { appeals as appealsEn } from '@varanda/domain/report/messages/en/appeals'
import { circleReports as circleEn } from '@varanda/domain/report/messages/en/circle-reports'
import { ownReports as ownEn } from '@varanda/domain/report/messages/en/own-reports'
import { reports as en } from '@varanda/domain/report/messages/en/reports'
import { appeals as appealsPt } from '@varanda/domain/report/messages/pt/appeals'
import { circleReports as circlePt } from '@varanda/domain/report/messages/pt/circle-reports'
import { ownReports as ownPt } from '@varanda/domain/report/messages/pt/own-reports'
import { reports as pt } from '@varanda/domain/report/messages/pt/reports'
import { inLocale } from '../ui/locale.ts'

export const words = inLocale({ pt, en })
export const circleWords = inLocale({ pt: circlePt, en: circleEn })
export const ownWords = inLocale({ pt: ownPt, en: ownEn })
export const appealWords = inLocale({ pt: appealsPt, en: appealsEn })
