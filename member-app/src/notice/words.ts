import { noticeSettings as settingsEn } from '@varanda/domain/notice/messages/en/notice-settings'
import { notices as en } from '@varanda/domain/notice/messages/en/notices'
import { said as saidEn } from '@varanda/domain/notice/messages/en/said'
import { noticeSettings as settingsPt } from '@varanda/domain/notice/messages/pt/notice-settings'
import { notices as pt } from '@varanda/domain/notice/messages/pt/notices'
import { said as saidPt } from '@varanda/domain/notice/messages/pt/said'
import { inLocale } from '../ui/locale.ts'

export const words = inLocale({ pt, en })
export const saidWords = inLocale({ pt: saidPt, en: saidEn })
export const settingsWords = inLocale({ pt: settingsPt, en: settingsEn })
