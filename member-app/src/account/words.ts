import { auth as authEn } from '@varanda/domain/account/messages/en/auth'
import { settings as en } from '@varanda/domain/account/messages/en/settings'
import { auth as authPt } from '@varanda/domain/account/messages/pt/auth'
import { settings as pt } from '@varanda/domain/account/messages/pt/settings'
import { errors as errorsEn } from '@varanda/domain/messages/en/errors'
import { errors as errorsPt } from '@varanda/domain/messages/pt/errors'
import { push as pushEn } from '@varanda/domain/notice/messages/en/push'
import { push as pushPt } from '@varanda/domain/notice/messages/pt/push'
import { inLocale } from '../ui/locale.ts'

export const words = inLocale({ pt, en })

/** What a sign-in hears. */
export const pushWords = inLocale({ pt: pushPt.device, en: pushEn.device })

/** What the identity service's refusals say, and the instance's own. */
export const identityWords = inLocale({ pt: authPt.errors, en: authEn.errors })
export const refusalWords = inLocale({ pt: errorsPt, en: errorsEn })
