import { type DirectoryCard, directoryLimits, searchWords } from '@varanda/domain/member/directory'
import { paths } from '@varanda/domain/paths'
import { useState } from 'react'
import { usePages } from '../data/use-pages.ts'
import { Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { words } from './words.ts'

/** How many are offered at once. */
const offered = 6

/** Chooses a member by the beginning of their name or address. */
export function InviterSearch(props: {
  chosen: DirectoryCard | undefined
  onChoose: (card: DirectoryCard | undefined) => void
}) {
  const { chosen, onChoose } = props
  const [text, setText] = useState('')
  if (chosen) {
    return (
      <div className="field">
        <span className="label">{words.filters.inviter}</span>
        <button
          type="button"
          className="button line"
          aria-label={words.clear(chosen.name)}
          onClick={() => onChoose(undefined)}
        >
          <span dir="auto">{chosen.name}</span> <Icon name="close" size={20} />
        </button>
      </div>
    )
  }
  const asked = searchWords(text).at(-1) ?? ''
  return (
    <div className="inviter-search">
      <Field label={words.filters.inviter} hint={words.filters.inviterHint}>
        {(field) => (
          <input
            {...field}
            className="input"
            type="search"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      {asked.length >= directoryLimits.shortestKey && (
        <Found key={asked} asked={asked.slice(0, directoryLimits.longestKey)} onChoose={onChoose} />
      )}
    </div>
  )
}

function Found({ asked, onChoose }: { asked: string; onChoose: (card: DirectoryCard) => void }) {
  const found = usePages<DirectoryCard>(
    paths.directory,
    { by: 'name', direction: 'asc' },
    [['keys', 'array-contains', asked]],
    offered,
  )
  if (found.rows.length === 0) return null
  return (
    <ul className="offers">
      {found.rows.map(({ id, data }) => (
        <li key={id}>
          <button type="button" className="offer" onClick={() => onChoose(data)}>
            <span dir="auto">{data.name}</span>
            <span className="small quiet">{data.email}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
