import { firstName } from '@varanda/domain/member/member'
import { Icon } from '../../ui/icon.tsx'
import { useFocusHandedOn } from '../../ui/navigation/use-focus-handed-on.ts'
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
      {people.map((uid) => (
        <PersonChip key={uid} uid={uid} name={known.people.get(uid)?.name ?? ''} onDrop={() => onDrop(uid)} />
      ))}
      <li>
        <button type="button" id="audience-more" className="audience-chip" onClick={onFind}>
          <Icon name="search" size={20} />
          {words.more}
        </button>
      </li>
    </ul>
  )
}

function PersonChip({ uid, name, onDrop }: { uid: string; name: string; onDrop: () => void }) {
  const chip = useFocusHandedOn<HTMLLIElement>()
  return (
    <li ref={chip}>
      <button type="button" className="audience-chip chosen" aria-label={words.dropName(name)} onClick={onDrop}>
        <Portrait uid={uid} size="s" />
        <span dir="auto">{firstName(name)}</span>
        <Icon name="close" size={18} />
      </button>
    </li>
  )
}
