import type { Circle } from '@varanda/domain/circle/circle'
import { paths } from '@varanda/domain/paths'
import { FieldValue } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'

/** Of `circle` and `group`, the one private or public, became three kinds; counts of changes go. */
export async function migrateCircle(id: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const circle = await transaction.get(db.doc(paths.circle(id)))
    if (circle.get('visibility') === undefined) return
    const members = await transaction.get(db.collection(paths.circleMembers(id)))
    const kind: Circle['kind'] =
      circle.get('kind') === 'group' ? 'group' : circle.get('visibility') === 'public' ? 'public' : 'private'
    transaction.update(circle.ref, { kind, visibility: FieldValue.delete(), epoch: FieldValue.delete() })
    for (const member of members.docs) transaction.update(member.ref, { from: member.get('since') })
  })
}
