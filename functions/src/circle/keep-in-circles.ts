import { circleMemberSchema } from '@varanda/domain/circle/circle'
import { memberSchema } from '@varanda/domain/member/member'
import { isSamePerson } from '@varanda/domain/member/person'
import { paths } from '@varanda/domain/paths'
import { FieldValue } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { read, readIfWhole } from '../lib/read.ts'
import { inCircleRoster } from './circle-roster.ts'

/** Keeps the copies of a member's name and photo in circles fresh, each circle by itself. */
export async function keepInCircles(uid: string): Promise<void> {
  const { docs } = await db.collectionGroup('members').where('uid', '==', uid).select().get()
  for (const { ref } of docs) {
    await db.runTransaction(async (transaction) => {
      const [profile, row] = await transaction.getAll(db.doc(paths.user(uid)), ref)
      const [member, copy] = [read(memberSchema, profile), readIfWhole(circleMemberSchema, row)]
      if (!member || !copy || isSamePerson(copy, member)) return
      const gone = FieldValue.delete()
      const now = { name: member.name, photo: member.photo ?? gone, readsByMail: member.readsByMail ?? gone }
      transaction.update(ref, now)
      const known = { ...inCircleRoster(copy), ...now }
      const circleId = ref.parent.parent!.id
      transaction.set(db.doc(paths.circleRoster(circleId)), { people: { [uid]: known } }, { merge: true })
    })
  }
}
