import { parseMarks } from '@varanda/domain/post/marks'
import { useMemo } from 'react'

/** What a person wrote: their lines kept, addresses opened in a new tab, nothing read as HTML. */
export function Written({ text }: { text: string }) {
  const parts = useMemo(() => parseMarks(text), [text])
  return (
    <p className="written" dir="auto">
      {parts.map((part, index) =>
        part.kind === 'link' ? (
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
