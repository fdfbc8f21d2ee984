import { settingsSchema } from '@varanda/domain/account/settings'
import { goesAlong } from '@varanda/domain/circle/may-take-album'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { db } from '../../../lib/app.ts'
import { readIfWhole } from '../../../lib/read.ts'

/** What is read of each. */
const each = 4

/**
 * Those of these people whose words go into the album that somebody takes of a group: members who are adults and did not
 * say no, and from whom no block keeps the taker apart; the taker's own always.
 */
export async function whoseWordsGoAlong(taker: string, people: readonly string[]): Promise<ReadonlySet<string>> {
  const others = [...new Set(people)].filter((uid) => uid !== taker)
  if (others.length === 0) return new Set([taker])
  const found = await db.getAll(
    ...others.flatMap((uid) => [
      db.doc(paths.standing(uid)),
      db.doc(paths.settings(uid)),
      db.doc(paths.block(taker, uid)),
      db.doc(paths.block(uid, taker)),
    ]),
  )
  const going = others.filter((_, index) => {
    const [standing, settings, ...blocks] = found.slice(index * each, index * each + each)
    const held = readIfWhole(standingSchema, standing)
    const isApart = blocks.some(({ exists }) => exists)
    return held !== undefined && !isApart && goesAlong(held.ageBand, readIfWhole(settingsSchema, settings)?.inAlbums)
  })
  return new Set([taker, ...going])
}
