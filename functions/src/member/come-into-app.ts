import { type Member, memberSchema } from '@varanda/domain/member/member'
import { paths } from '@varanda/domain/paths'
import { FieldValue } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'

/** Whoever came in by mail alone and is seen in the app reads as everybody does; the copies of it follow the profile. */
export async function comeIntoApp(uid: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const place = db.doc(paths.user(uid))
    if (!read(memberSchema, await transaction.get(place))?.readsByMail) return
    const mark: keyof Member = 'readsByMail'
    transaction.update(place, { [mark]: FieldValue.delete() })
  })
}
