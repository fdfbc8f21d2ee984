import { feed as en } from '@varanda/domain/post/messages/en/feed'
import { mutes as mutesEn } from '@varanda/domain/post/messages/en/mutes'
import { feed as pt } from '@varanda/domain/post/messages/pt/feed'
import { mutes as mutesPt } from '@varanda/domain/post/messages/pt/mutes'
import { inLocale } from '../../ui/locale.ts'

export const words = inLocale({ pt, en })

export const mutedWords = inLocale({ pt: mutesPt, en: mutesEn })
