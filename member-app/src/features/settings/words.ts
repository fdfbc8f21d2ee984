import { auth as authEn } from '@varanda/domain/messages/en/auth'
import { errors as errorsEn } from '@varanda/domain/messages/en/errors'
import { settings as en } from '@varanda/domain/messages/en/settings'
import { auth as authPt } from '@varanda/domain/messages/pt/auth'
import { errors as errorsPt } from '@varanda/domain/messages/pt/errors'
import { settings as pt } from '@varanda/domain/messages/pt/settings'
import { inLocale } from '../../ui/locale.ts'

export const words = inLocale({ pt, en })

/** What the identity service's refusals say, and the house's own. */
export const identityWords = inLocale({ pt: authPt.errors, en: authEn.errors })
export const refusalWords = inLocale({ pt: errorsPt, en: errorsEn })
