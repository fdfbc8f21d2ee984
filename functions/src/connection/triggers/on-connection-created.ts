import { connectionSchema } from '@varanda/domain/connection/connection'
import { paths } from '@varanda/domain/paths'
import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import { db } from '../../lib/app.ts'
import { enqueue } from '../../lib/enqueue.ts'
import { read } from '../../lib/read.ts'

/** Brings a newcomer the rest of the inviter's posts of the last 30 days. */
export const onConnectionCreated = onDocumentCreated(
  { document: 'users/{uid}/connections/{other}', retry: true },
  async ({ params: { uid, other } }) => {
    const connection = read(connectionSchema, await db.doc(paths.connection(uid, other)).get())
    if (connection?.by !== 'inviter') return
    await enqueue(
      'backFillFeed',
      { reader: uid, author: other, before: Date.now() },
      { id: `back-fill-${uid}-${other}` },
    )
  },
)
