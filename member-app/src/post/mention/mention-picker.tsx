import { Portrait } from '../../ui/person/portrait.tsx'
import { words } from '../words.ts'
import { type Callable, matchIn } from './matching-people.ts'
import './mention.css'

export interface MentionChoice {
  listId: string
  letters: string
  people: readonly Callable[]
  /** The place of the one whom Enter takes. */
  active: number
  pick: (person: Callable) => void
}

/** The id of one row, for the box to point at. */
export const rowIdOf = (listId: string, uid: string) => `${listId}-${uid}`

/** Those whom the letters after `@` may mean, for beside the box of `useMentions`. The focus stays in the box. */
export function MentionPicker({ choice }: { choice: MentionChoice | undefined }) {
  if (!choice) return null
  const { listId, letters, people, active, pick } = choice
  return (
    <div className="mention-picker">
      <p className="mention-note">{words.mention.note}</p>
      <div id={listId} role="listbox" aria-label={words.mention.label}>
        {people.map((person, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the box's, which has the focus.
          // biome-ignore lint/a11y/useFocusableInteractive: the box points at it.
          <div
            key={person.uid}
            id={rowIdOf(listId, person.uid)}
            role="option"
            aria-selected={place === active}
            className="mention-row"
            // Pressing it takes the focus from the box, and on a phone the keyboard with it.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(person)}
          >
            <Portrait uid={person.uid} />
            <Name name={person.name} letters={letters} />
          </div>
        ))}
      </div>
    </div>
  )
}

/** With a line under the letters that were typed. */
function Name({ name, letters }: { name: string; letters: string }) {
  const at = Math.max(0, matchIn(name, letters))
  // Accents that stand apart are part of their letter.
  const found =
    new RegExp(`^(?:.\\p{M}*){0,${[...letters.normalize('NFC')].length}}`, 'u').exec(name.slice(at))?.[0] ?? ''
  return (
    <span className="mention-name" dir="auto">
      {name.slice(0, at)}
      <u>{found}</u>
      {name.slice(at + found.length)}
    </span>
  )
}
