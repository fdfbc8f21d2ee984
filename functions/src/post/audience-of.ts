import type { Connection } from '@varanda/domain/connection/connection'
import type { Moment } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { type Audience, reachesPost, readersOf } from '@varanda/domain/post/audience'
import { db } from '../lib/app.ts'

/** Someone whom an audience holds, by the name that the author knows. */
export interface Reader {
  uid: string
  name: string
}

/**
 * Everyone whom the audience of a post of that time holds right now, the author aside, in the order in which a fan-out
 * walks. Who met the author after the post is not among them, however late the fan-out is.
 */
export async function audienceOf(author: string, audience: Audience, createdAt: Moment): Promise<Reader[]> {
  const { docs } = await db.collection(paths.connections(author)).select('name', 'by', 'since').get()
  const connections = docs.map((connection) => ({ id: connection.id, ...(connection.data() as Connection) }))
  const names = new Map(connections.filter((one) => reachesPost(one, createdAt)).map(({ id, name }) => [id, name]))
  return readersOf(audience, [...names.keys()]).map((uid) => ({ uid, name: names.get(uid)! }))
}
