import { call } from '@varanda/client/call'
import { liftBar } from '@varanda/domain/circle/calls/lift-bar'
import { firstName } from '@varanda/domain/member/member'
import { sayFailure } from '../../ui/notice/say-failure.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { useBarred } from '../data/circle-memory.ts'
import type { MyCircle } from '../data/circles-found.ts'
import { pageWords } from '../words.ts'
import { OutsiderRow } from './outsider-row.tsx'

const words = pageWords.people

/** Whom I took out of a public circle of mine; each may be let back. */
export function BarredPeople({ circle }: { circle: MyCircle }) {
  const barred = useBarred(circle)
  if (barred.length === 0) return null
  const letBack = async (uid: string, name: string) => {
    try {
      await call(liftBar, { circleId: circle.id, uid })
      toast(words.isLetBack(firstName(name)))
    } catch (error) {
      toast(sayFailure(error, words.letBackFailed))
    }
  }
  return (
    <section aria-labelledby="people-barred">
      <h2 id="people-barred" className="people-title">
        {words.barred}
      </h2>
      <ul className="people-list">
        {barred.map((uid) => (
          <OutsiderRow
            key={uid}
            uid={uid}
            button={words.letBack}
            label={words.letBackOf}
            act={(name) => letBack(uid, name)}
          />
        ))}
      </ul>
    </section>
  )
}
