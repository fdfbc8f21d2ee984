import { type Audience, readersOf } from '@varanda/domain/audience'
import { paths } from '@varanda/domain/paths'
import { db } from '../lib/app.ts'

/** Everyone whom an audience holds right now, the author aside, in the order in which a fan-out walks. */
export async function audienceOf(author: string, audience: Audience): Promise<string[]> {
  const connections = await db.collection(paths.connections(author)).select().get()
  return readersOf(
    audience,
    connections.docs.map(({ id }) => id),
  )
}
