import { paths } from '@varanda/domain/paths'
import { db } from '../lib/app.ts'
import type { CircleBook } from './membership.ts'
import { type Reader, readMemory } from './read-book.ts'

/** Whether a public circle is not for somebody: its owner took them out, or the two are apart by a block. */
export async function isBarred(
  reader: Reader,
  { id, circle: { owner } }: Pick<CircleBook, 'id' | 'circle'>,
  uid: string,
): Promise<boolean> {
  const blocks = await reader.getAll(db.doc(paths.block(uid, owner)), db.doc(paths.block(owner, uid)))
  if (blocks.some(({ exists }) => exists)) return true
  return (await readMemory(reader, id)).removed.includes(uid)
}
