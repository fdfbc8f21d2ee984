import { type Audience, readersOf } from '@varanda/domain/audience'
import type { Connection } from '@varanda/domain/connection'
import { paths } from '@varanda/domain/paths'
import { db } from '../lib/app.ts'

/** Someone whom an audience holds, by the name that the author knows. */
export interface Reader {
  uid: string
  name: string
}

/** Everyone whom an audience holds right now, the author aside, in the order in which a fan-out walks. */
export async function audienceOf(author: string, audience: Audience): Promise<Reader[]> {
  const connections = await db.collection(paths.connections(author)).select('name').get()
  const names = new Map(connections.docs.map((connection) => [connection.id, (connection.data() as Connection).name]))
  return readersOf(audience, [...names.keys()]).map((uid) => ({ uid, name: names.get(uid)! }))
}
