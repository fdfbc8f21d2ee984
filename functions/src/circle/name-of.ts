import { circleSchema } from '@varanda/domain/circle/circle'
import { paths } from '@varanda/domain/paths'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'

/** What a circle is called; null where there is none (any more). */
export async function circleNameOf(id: string | undefined): Promise<string | null> {
  if (id === undefined) return null
  return readIfWhole(circleSchema, await db.doc(paths.circle(id)).get())?.name ?? null
}
