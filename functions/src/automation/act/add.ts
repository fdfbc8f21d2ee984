import { circleSchema } from '@varanda/domain/circle/circle'
import { paths } from '@varanda/domain/paths'
import { memberRowSchema } from '@varanda/domain/source/source'
import { addPeople } from '../../circle/add-people.ts'
import { takeOut } from '../../circle/ending/take-out.ts'
import { db } from '../../lib/app.ts'
import { keepRate } from '../../lib/rate-limit.ts'
import { readIfWhole } from '../../lib/read.ts'
import { actingMember, type Deed } from './deed.ts'

/** Puts whoever did it into a private circle. */
export const add: Deed<'add'> = {
  asks: ({ run }, { circle }) => [db.doc(paths.circle(circle)), db.doc(paths.circleMember(circle, run.happened.by))],
  plan({ uid, run }, { circle }, [found, row]) {
    // Who is in somebody else's circle is not told by what an automation leaves alone: there it is refused, whoever it is.
    const held = readIfWhole(circleSchema, found)
    const isOwn = held?.kind === 'private' && held.owner === uid
    return { changed: isOwn && row?.exists ? [] : [circle, run.happened.by] }
  },
  async act({ uid, run, now }, { circle }, { changed = [] }) {
    if (changed.length === 0) return undefined
    await actingMember(uid, now)
    await keepRate('addToCircle', uid, now)
    const { added } = await addPeople({ circleId: circle, people: [run.happened.by] }, uid, now)
    // Since when they are in it tells afterwards that they came by this.
    return added.length > 0 ? { changed: [circle, run.happened.by, String(now.getTime())] } : undefined
  },
  async undo({ uid, now }, { changed = [] }) {
    const [circleId, other, since] = changed
    if (circleId === undefined || other === undefined) return
    await actingMember(uid, now)
    const row = readIfWhole(memberRowSchema, await db.doc(paths.circleMember(circleId, other)).get())
    // Whom its owner has put there by themselves since stays.
    if (!row || (since !== undefined && row.since.toMillis() !== Number(since))) return
    await keepRate('removeFromCircle', uid, now)
    await takeOut({ circleId, uid: other }, uid, now)
  },
}
