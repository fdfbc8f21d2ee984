import { errors as errorsEn } from '@varanda/domain/messages/en/errors'
import { errors as errorsPt } from '@varanda/domain/messages/pt/errors'
import { audience as en } from '@varanda/domain/post/messages/en/audience'
import { audience as pt } from '@varanda/domain/post/messages/pt/audience'
import { inLocale } from '../../ui/locale.ts'

export const words = inLocale({ pt, en })
export const refusals = inLocale({ pt: errorsPt, en: errorsEn })
