import { paths } from '@varanda/domain/paths'
import { circleSource } from '@varanda/domain/source/reach'
import { memberRowSchema } from '@varanda/domain/source/source'
import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import { db } from '../../lib/app.ts'
import { enqueue } from '../../lib/enqueue.ts'
import { readIfWhole } from '../../lib/read.ts'

/** Brings a newcomer what the circle's history rule gives them of before. */
export const onCircleMemberCreated = onDocumentCreated(
  { document: 'circles/{circleId}/members/{uid}', retry: true },
  async ({ params: { circleId, uid } }) => {
    const row = readIfWhole(memberRowSchema, await db.doc(paths.circleMember(circleId, uid)).get())
    if (!row || row.brought === 'all') return
    const id = `back-fill-${circleId}-${uid}-${row.since.toMillis()}`
    await enqueue('backFillFeed', { reader: uid, source: circleSource(circleId) }, { id })
  },
)
