import { firstSteps as en } from '@varanda/domain/account/messages/en/first-steps'
import { firstSteps as pt } from '@varanda/domain/account/messages/pt/first-steps'
import { inLocale } from '../../ui/locale.ts'

export const words = inLocale({ pt, en })
