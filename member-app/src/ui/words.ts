import { app as en } from '@varanda/domain/messages/en/app'
import { app as pt } from '@varanda/domain/messages/pt/app'
import { inLocale } from './locale.ts'

/** What every screen says alike. */
export const words = inLocale({ pt, en })
