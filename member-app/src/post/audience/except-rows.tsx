import { firstName } from '@varanda/domain/member/member'
import { useFocusHandedOn } from '../../ui/navigation/use-focus-handed-on.ts'
import { Portrait } from '../../ui/person/portrait.tsx'
import { words as shared } from '../../ui/words.ts'
import type { Known } from './reach-on-device.ts'
import { words } from './words.ts'

/** Who does not see it, before who does: to be checked twice. */
export function ExceptRows(props: {
  except: readonly string[]
  known: Known
  canLeaveOut: boolean
  onInclude: (uid: string) => void
  onFind: () => void
}) {
  const { except, known, canLeaveOut, onInclude, onFind } = props
  if (except.length === 0 && !canLeaveOut) return null
  return (
    <section className="audience-part">
      <div className="list-head">
        <h3 className="label">{words.except}</h3>
        {canLeaveOut && (
          <button type="button" id="audience-out" className="text-button plain" onClick={onFind}>
            {words.takeSomeoneOut}
          </button>
        )}
      </div>
      {except.length > 0 && (
        <ul className="people-list">
          {except.map((uid) => (
            <ExceptRow
              key={uid}
              uid={uid}
              name={known.people.get(uid)?.name ?? shared.someone}
              onInclude={() => onInclude(uid)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

function ExceptRow({ uid, name, onInclude }: { uid: string; name: string; onInclude: () => void }) {
  const row = useFocusHandedOn<HTMLLIElement>()
  return (
    <li ref={row} className="person">
      <Portrait uid={uid} gone />
      <span className="person-words">
        <s className="person-name" dir="auto">
          {name}
        </s>
        <span className="small quiet">{words.outNote}</span>
      </span>
      <button
        type="button"
        className="text-button plain"
        aria-label={words.includeName(firstName(name))}
        onClick={onInclude}
      >
        {words.include}
      </button>
    </li>
  )
}
