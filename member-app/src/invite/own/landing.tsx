import { mayBring } from '@varanda/domain/circle/may-manage'
import { useMyCircles } from '../../circle/data/my-circles.ts'
import { useMe } from '../../data/use-me.ts'
import { CircleBlock } from '../../ui/circle-block.tsx'
import { words } from './words.ts'

const notes = { group: words.kept.told, public: words.kept.open, private: words.kept.secret }

/** Where the guest of a kept seat will be, as far as I may still bring somebody there. */
export function Landing({ circles }: { circles: readonly string[] }) {
  const me = useMe()
  const mine = useMyCircles()
  if (circles.length === 0 || mine.state !== 'ready') return null
  const found = mine.value.filter((one) => circles.includes(one.id) && mayBring(one, me.uid))
  const gone = mine.fromCache ? 0 : circles.length - found.length
  if (found.length === 0 && gone === 0) return null
  return (
    <div className="kept-circles">
      <p className="label">{words.kept.lands}</p>
      <ul className="kept-landing">
        {found.map(({ id, circle }) => (
          <li key={id}>
            <span className="kept-place">
              <CircleBlock id={id} edition={circle.block} size={2.5} />
              <span className="kept-place-words">
                <span dir="auto">{circle.name}</span>
                <span className="small quiet">{notes[circle.kind]}</span>
              </span>
            </span>
          </li>
        ))}
      </ul>
      {gone > 0 && <p className="small quiet">{words.kept.notAnyMore(gone)}</p>}
    </div>
  )
}
