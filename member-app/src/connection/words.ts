import { finding as findingEn } from '@varanda/domain/connection/messages/en/finding'
import { finding as findingPt } from '@varanda/domain/connection/messages/pt/finding'
import { mailTold as toldEn } from '@varanda/domain/invite/by-mail/messages/en/mail-told'
import { mailTold as toldPt } from '@varanda/domain/invite/by-mail/messages/pt/mail-told'
import { people as en } from '@varanda/domain/member/messages/en/people'
import { people as pt } from '@varanda/domain/member/messages/pt/people'
import { inLocale } from '../ui/locale.ts'

export const words = inLocale({ pt, en })
export const finding = inLocale({ pt: findingPt, en: findingEn })
export const mailTold = inLocale({ pt: toldPt, en: toldEn })
