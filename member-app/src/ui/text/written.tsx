import { useMemo } from 'react'
import { linkParts } from './linked-text.ts'

/** What a person wrote: their lines kept, addresses opened in a new tab, nothing read as HTML. */
export function Written({ text }: { text: string }) {
  const parts = useMemo(() => linkParts(text), [text])
  return (
    <p className="written" dir="auto">
      {parts.map((part, index) =>
        part.href ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their places.
          <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc">
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </p>
  )
}
