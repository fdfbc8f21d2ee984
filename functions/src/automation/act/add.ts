import { paths } from '@varanda/domain/paths'
import { addPeople } from '../../circle/add-people.ts'
import { takeOut } from '../../circle/take-out.ts'
import { db } from '../../lib/app.ts'
import { keepRate } from '../../lib/rate-limit.ts'
import { actingMember, type Deed } from './deed.ts'

/** Puts whoever did it into a private circle. */
export const add: Deed<'add'> = {
  asks: ({ run }, { circle }) => [db.doc(paths.circleMember(circle, run.happened.by))],
  plan: ({ run }, { circle }, [row]) => ({ changed: row?.exists ? [] : [circle, run.happened.by] }),
  async act({ uid, run, now }, { circle }, { changed = [] }) {
    if (changed.length === 0) return
    await actingMember(uid, now)
    await keepRate('addToCircle', uid, now)
    await addPeople({ circleId: circle, people: [run.happened.by] }, uid, now)
  },
  async undo({ uid, now }, { changed = [] }) {
    const [circleId, other] = changed
    if (circleId === undefined || other === undefined) return
    await actingMember(uid, now)
    await keepRate('removeFromCircle', uid, now)
    await takeOut({ circleId, uid: other }, uid, now)
  },
}
