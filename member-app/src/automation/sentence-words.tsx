import type { Parts } from '@varanda/domain/automation/parts'
import { type Names, sentencePieces } from '@varanda/domain/automation/sentence'
import { locale } from '../ui/locale.ts'

/** An automation's sentence to read: what was chosen stands out. */
export function SentenceWords({ parts, names }: { parts: Parts; names: Names }) {
  return sentencePieces(parts, names, locale).map(({ text, slot }, index) =>
    slot ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name than their place.
      <span key={index} className="auto-chosen">
        {text}
      </span>
    ) : (
      text
    ),
  )
}
