import { type Circle, circleMemberSchema, type JoinedCircle } from '@varanda/domain/circle/circle'
import type { CircleRoster } from '@varanda/domain/circle/circle-roster'
import { paths } from '@varanda/domain/paths'
import { FieldValue } from 'firebase-admin/firestore'
import { inCircleRoster } from '../../circle/circle-roster.ts'
import { noteOwned } from '../../circle/ownership/owned-circles.ts'
import { db } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'

/** Who comes and goes meanwhile writes the same documents. */
const maxAttempts = 20

/**
 * Of `circle` and `group`, the one private or public, became three kinds; counts of changes go. Its people get a
 * roster, and see it among what they are in.
 */
export async function migrateCircle(id: string): Promise<void> {
  await db.runTransaction(
    async (transaction) => {
      const circle = await transaction.get(db.doc(paths.circle(id)))
      if (circle.get('visibility') === undefined) return
      const rows = await transaction.get(db.collection(paths.circleMembers(id)))
      const kind: Circle['kind'] =
        circle.get('kind') === 'group' ? 'group' : circle.get('visibility') === 'public' ? 'public' : 'private'
      const members = rows.docs.flatMap((row) => readIfWhole(circleMemberSchema, row) ?? [])
      const isTold = kind !== 'private'
      transaction.update(circle.ref, {
        kind,
        visibility: FieldValue.delete(),
        epoch: FieldValue.delete(),
        ...(isTold && { members: members.length }),
      })
      for (const row of rows.docs) transaction.update(row.ref, { from: row.get('since') })
      const roster: CircleRoster = {
        people: Object.fromEntries(members.map((member) => [member.uid, inCircleRoster(member)])),
        complete: true,
      }
      transaction.set(db.doc(paths.circleRoster(id)), roster)
      const owner = circle.get('owner') as string
      noteOwned(transaction, owner, id, kind)
      if (!isTold) return
      for (const { uid, role, since } of members) {
        const joined: JoinedCircle = { kind, role, since, ...(kind === 'public' && { owner }) }
        transaction.set(db.doc(paths.joinedCircle(uid, id)), joined)
      }
    },
    { maxAttempts },
  )
}
