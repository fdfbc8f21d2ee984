import { connectionSchema } from '@varanda/domain/connection/connection'
import type { Moment } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { type Audience, reachesPost, readersOf } from '@varanda/domain/post/audience'
import * as v from 'valibot'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'

/** Someone whom an audience holds, by the name that the author knows. */
export interface Reader {
  uid: string
  name: string
}

const readerConnection = v.pick(connectionSchema, ['name', 'by', 'since'])

/**
 * Everyone whom the audience of a post of that time holds now, without the author, in the order in which a fan-out
 * walks. Somebody who met the author after the post is not included, however late the fan-out runs.
 */
export async function audienceOf(author: string, audience: Audience, createdAt: Moment): Promise<Reader[]> {
  const { docs } = await db.collection(paths.connections(author)).select('name', 'by', 'since').get()
  const names = new Map<string, string>()
  for (const one of docs) {
    const connection = readIfWhole(readerConnection, one)
    if (connection && reachesPost(connection, createdAt)) names.set(one.id, connection.name)
  }
  return readersOf(audience, [...names.keys()]).map((uid) => ({ uid, name: names.get(uid)! }))
}
