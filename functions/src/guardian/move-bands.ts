import { ageBandOf } from '@varanda/domain/guardian/age-band'
import { comesByCode } from '@varanda/domain/guardian/guardian'
import { contactSchema } from '@varanda/domain/member/contact'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { logFailure } from '../lib/log-failure.ts'
import { readIfWhole } from '../lib/read.ts'
import { forgetProviders, forgetSignIns } from '../member/end-sign-ins.ts'
import { readBandChange, writeBandChange } from './bands.ts'
import { forgetUnseenMinutes } from './forget-minutes.ts'

const perPage = 200

/** Gives every member under 18 the age band of today, and takes an address of before from whose account a guardian opens. */
export async function moveBands(now: Date): Promise<void> {
  for (const band of ['child', 'teen', 'youth']) {
    let last: QueryDocumentSnapshot | undefined
    for (;;) {
      const minors = db.collection(paths.directory).where('ageBand', '==', band).orderBy(FieldPath.documentId())
      const page = await (last ? minors.startAfter(last) : minors).select().limit(perPage).get()
      for (const { id } of page.docs) {
        // One whose documents are damaged keeps nobody else from their birthday.
        await moveBand(id, now).catch((error: unknown) => logFailure('move-bands', error))
      }
      last = page.docs.at(-1)
      if (page.size < perPage) break
    }
  }
}

/** Once or twice on a birthday is the same: the band is computed, not counted up. */
async function moveBand(uid: string, now: Date): Promise<void> {
  const moved = await db.runTransaction(async (transaction) => {
    const [held, contact] = await transaction.getAll(db.doc(paths.standing(uid)), db.doc(paths.contact(uid)))
    const standing = readIfWhole(standingSchema, held)
    const kept = readIfWhole(contactSchema, contact)
    if (!standing || !kept) return null
    const band = ageBandOf(kept.birthDate, now)
    const isStale = comesByCode(standing) && kept.email !== ''
    if (band === standing.ageBand && !isStale) return null
    return { signsOut: writeBandChange(transaction, await readBandChange(transaction, uid, standing, band), now) }
  })
  if (moved) await forgetUnseenMinutes(uid)
  if (!moved?.signsOut) return
  await forgetProviders(uid)
  await forgetSignIns(uid)
}
