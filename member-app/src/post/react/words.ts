import { reactions as en } from '@varanda/domain/post/messages/en/reactions'
import { reactions as pt } from '@varanda/domain/post/messages/pt/reactions'
import type { Feeling } from '@varanda/domain/post/reaction'
import { inLocale } from '../../ui/locale.ts'

export const words = inLocale({ pt, en })

/** A feeling in words: one of ours by its name, any other as itself, which screen readers have a name for. */
export const sayFeeling = (feeling: Feeling): string => (feeling.kind ? words.kinds[feeling.kind] : feeling.emoji)
