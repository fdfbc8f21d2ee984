import { type Mark, parseMarks } from '@varanda/domain/post/marks'
import { useContext, useMemo } from 'react'
import { PersonLink } from '../person/person-link.tsx'
import { NamesKnown, sayCalled } from './names-known.ts'
import { TagLink } from './tag-link.tsx'

/**
 * What a person wrote: their lines kept, addresses opened in a new tab, nothing read as HTML. Whoever is called in it
 * leads to their page, and is named if they are known here.
 */
export function Written({ text }: { text: string }) {
  const parts = useMemo(() => parseMarks(text), [text])
  return (
    <p className="written" dir="auto">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their places.
        <Part key={index} part={part} />
      ))}
    </p>
  )
}

function Part({ part }: { part: Mark }) {
  switch (part.kind) {
    case 'link':
      return (
        <a href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc">
          {part.text}
        </a>
      )
    case 'mention':
      return <Called uid={part.uid} />
    case 'tag':
      return <TagLink tag={part.tag} text={part.text} />
    case 'words':
      return part.text
  }
}

function Called({ uid }: { uid: string }) {
  const name = useContext(NamesKnown)(uid)
  if (name === undefined) return sayCalled(name)
  return (
    <PersonLink uid={uid} className="mention">
      {sayCalled(name)}
    </PersonLink>
  )
}
