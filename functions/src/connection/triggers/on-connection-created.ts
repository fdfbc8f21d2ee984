import { connectionSchema } from '@varanda/domain/connection/connection'
import { paths } from '@varanda/domain/paths'
import { sourceOf } from '@varanda/domain/source/source'
import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import { db } from '../../lib/app.ts'
import { enqueue } from '../../lib/enqueue.ts'
import { read } from '../../lib/read.ts'
import { keepMutual } from '../../source/keep-mutual.ts'

/** Brings a newcomer the rest of what their inviter shared lately, and keeps whom the two know both. */
export const onConnectionCreated = onDocumentCreated(
  { document: 'users/{uid}/connections/{other}', retry: true },
  async ({ params: { uid, other } }) => {
    const connection = read(connectionSchema, await db.doc(paths.connection(uid, other)).get())
    // One of the two documents does it for both.
    if (uid < other) await keepMutual(uid, other)
    if (connection?.by !== 'inviter') return
    await enqueue('backFillFeed', { reader: uid, source: sourceOf(other) }, { id: `back-fill-${uid}-${other}` })
  },
)
