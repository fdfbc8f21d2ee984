import { wardSchema } from '@varanda/domain/guardian/guardian'
import { memberSchema } from '@varanda/domain/member/member'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { FieldValue } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'

/** Makes the name and photo by which a guardian knows this account what its profile says. */
export async function keepWard(uid: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const [profile, held] = await transaction.getAll(db.doc(paths.user(uid)), db.doc(paths.standing(uid)))
    const member = read(memberSchema, profile)
    const guardian = read(standingSchema, held)?.guardian
    if (!member || !guardian) return
    const kept = await transaction.get(db.doc(paths.ward(guardian, uid)))
    const known = read(wardSchema, kept)
    const { name, photo } = member
    if (!known || (known.name === name && known.photo === photo)) return
    transaction.update(kept.ref, { name, photo: photo ?? FieldValue.delete() })
  })
}
