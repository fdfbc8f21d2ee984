import { digest as digestEn } from '@varanda/domain/digest/messages/en/digest'
import { digest as digestPt } from '@varanda/domain/digest/messages/pt/digest'
import { mailTold as toldEn } from '@varanda/domain/invite/by-mail/messages/en/mail-told'
import { mailTold as toldPt } from '@varanda/domain/invite/by-mail/messages/pt/mail-told'
import { noticeSettings as settingsEn } from '@varanda/domain/notice/messages/en/notice-settings'
import { notices as en } from '@varanda/domain/notice/messages/en/notices'
import { said as saidEn } from '@varanda/domain/notice/messages/en/said'
import { noticeSettings as settingsPt } from '@varanda/domain/notice/messages/pt/notice-settings'
import { notices as pt } from '@varanda/domain/notice/messages/pt/notices'
import { said as saidPt } from '@varanda/domain/notice/messages/pt/said'
import { reactions as reactionsEn } from '@varanda/domain/post/messages/en/reactions'
import { reactions as reactionsPt } from '@varanda/domain/post/messages/pt/reactions'
import { inLocale } from '../ui/locale.ts'

export const words = inLocale({ pt, en })
export const saidWords = inLocale({ pt: saidPt, en: saidEn })
export const feelingWords = inLocale({ pt: reactionsPt.kinds, en: reactionsEn.kinds })
export const settingsWords = inLocale({ pt: settingsPt, en: settingsEn })
export const digestWords = inLocale({ pt: digestPt, en: digestEn })
export const mailTold = inLocale({ pt: toldPt, en: toldEn })
