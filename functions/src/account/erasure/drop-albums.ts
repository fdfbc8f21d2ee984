import { exportSchema } from '@varanda/domain/account/export/export'
import { paths } from '@varanda/domain/paths'
import { circleSource } from '@varanda/domain/source/reach'
import type { SourceChange } from '@varanda/domain/source/source'
import { circlePeople } from '../../circle/circle-roster.ts'
import { db } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'
import { dropExport } from '../export/drop-export.ts'
import { pageAfter } from './pages.ts'
import type { Erasing, Left } from './slice.ts'

const uidOf: keyof SourceChange = 'uid'
const change: keyof SourceChange = 'change'

/**
 * Albums of the groups that they are or were in, as the groups' logs say, which others are having made or hold ready:
 * their words may stand in them. Whoever took one asks for another at once.
 */
export async function dropAlbums({ uid }: Erasing, after: string): Promise<Left> {
  const { docs, left } = await pageAfter(db.collectionGroup('log').where(uidOf, '==', uid), after)
  const places = docs.map(({ ref }) => ref.parent.parent!)
  const groups = new Set(places.filter((place) => place.parent.id === paths.circles).map(({ id }) => id))
  for (const circleId of groups) await dropAlbumsOf(circleId)
  return left
}

async function dropAlbumsOf(circleId: string): Promise<void> {
  const took: SourceChange['change'] = 'took-album'
  const taken = await db
    .collection(paths.sourceLog(circleSource(circleId)))
    .where(change, '==', took)
    .get()
  const inside = await db.runTransaction((transaction) => circlePeople(transaction, circleId), { readOnly: true })
  const holders = new Set([...Object.keys(inside), ...taken.docs.map((one) => String(one.get(uidOf)))])
  if (holders.size === 0) return
  const found = await db.getAll(...[...holders].map((one) => db.doc(paths.ownExport(one))))
  for (const [index, holder] of [...holders].entries()) {
    const own = readIfWhole(exportSchema, found[index])
    if (own?.group?.id === circleId) await dropExport(holder, own.id)
  }
}
