import { PersonLink } from '../../ui/person/person-link.tsx'
import { Portrait } from '../../ui/person/portrait.tsx'
import { sayDay } from '../../ui/time/time-words.ts'
import { words as shared } from '../../ui/words.ts'
import { useAlbumsTaken } from '../data/albums-taken.ts'
import type { PersonInCircle } from '../data/circle-people.ts'
import type { MyCircle } from '../data/circles-found.ts'
import { pageWords } from '../words.ts'

const words = pageWords.people

/** Everybody in a group sees who took its album along, and when. */
export function AlbumsTaken({ circle, people }: { circle: MyCircle; people: readonly PersonInCircle[] }) {
  const taken = useAlbumsTaken(circle)
  if (taken.length === 0) return null
  return (
    <section aria-labelledby="people-took">
      <h2 id="people-took" className="people-title">
        {words.took}
      </h2>
      <ul className="people-list">
        {taken.map(({ uid, at }) => {
          const person = people.find((one) => one.uid === uid)
          return (
            <li key={`${uid}-${at.toMillis()}`} className="person">
              <PersonLink uid={uid} id={`took-${uid}-${at.toMillis()}`}>
                <Portrait uid={uid} photo={person?.photo} />
                <span className="person-words">
                  <span className="person-name" dir="auto">
                    {person?.name ?? shared.someone}
                  </span>
                  <span className="row-sub">{words.tookAt(sayDay(at.toDate()))}</span>
                </span>
              </PersonLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
