import { firstName } from '@varanda/domain/member/member'
import { Icon } from '../../ui/icon.tsx'
import { Portrait } from '../../ui/person/portrait.tsx'
import type { Known } from './reach-on-device.ts'
import { words } from './words.ts'

/** The people who were chosen one by one, and the way to more of them. */
export function PeopleChips(props: {
  people: readonly string[]
  known: Known
  onDrop: (uid: string) => void
  onFind: () => void
}) {
  const { people, known, onDrop, onFind } = props
  return (
    <ul className="audience-people">
      {people.map((uid) => {
        const name = known.people.get(uid)?.name ?? ''
        return (
          <li key={uid}>
            <button
              type="button"
              className="audience-chip chosen"
              aria-label={words.dropName(name)}
              onClick={() => onDrop(uid)}
            >
              <Portrait uid={uid} size="s" />
              <span dir="auto">{firstName(name)}</span>
              <Icon name="close" size={18} />
            </button>
          </li>
        )
      })}
      <li>
        <button type="button" id="audience-more" className="audience-chip" onClick={onFind}>
          <Icon name="search" size={20} />
          {words.more}
        </button>
      </li>
    </ul>
  )
}
