import { createHash } from 'node:crypto'
import { mayList } from '@varanda/domain/circle/followers'
import { checkAddressed, checkCrowd } from '@varanda/domain/circle/may-post'
import { DomainError } from '@varanda/domain/errors'
import type { Standing } from '@varanda/domain/member/standing'
import type { Moment } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import type { Audience } from '@varanda/domain/post/audience'
import { type Pair, pairsIn, separationsSchema } from '@varanda/domain/post/separation'
import { readersOf } from '@varanda/domain/source/reach'
import type { Transaction } from 'firebase-admin/firestore'
import { roleToPost } from '../circle/role-to-post.ts'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'
import { type Reach, readReach } from '../source/read-reach.ts'

/** An audience as its author may address it now. */
export interface AudienceReach extends Reach {
  /** In a fixed order, without the author. */
  readers: string[]
  /** Whether the author may learn who they are, and not only how many. */
  isListed: boolean
  /** Of the author's pairs that are never together, those that it holds; of those whom the author may not list, none. */
  together: Pair[]
}

/**
 * Reads whom an audience reaches, as of `transaction`. Throws what `checkAddressed` and `checkCrowd` refuse. `before`: the
 * audience that the post has already.
 */
export async function readAudienceReach(
  transaction: Transaction,
  { uid, standing }: { uid: string; standing: Pick<Standing, 'ageBand'> },
  audience: Audience,
  at: Moment,
  before?: Audience,
): Promise<AudienceReach> {
  const reach = await readReach(transaction, uid, audience, at)
  const addressed = await Promise.all(
    reach.circles.map(async (found) => {
      const { id, circle, people } = found
      return { id, circle, role: await roleToPost(transaction, found, uid), members: Object.keys(people) }
    }),
  )
  checkAddressed(audience, addressed, standing, before)
  // The author was told that each named person will see the post; if one of them cannot, it is refused.
  const known = new Set(reach.reached.connections)
  if (audience.people.some((one) => !known.has(one))) throw new DomainError('not-connected')
  const readers = readersOf(uid, audience, reach.reached)
  checkCrowd(readers.length)
  const isListed = mayList(
    uid,
    reach.circles.map(({ circle }) => circle),
  )
  const held = isListed ? await transaction.get(db.doc(paths.separations(uid))) : undefined
  const together = pairsIn(readIfWhole(separationsSchema, held)?.pairs ?? [], readers)
  return { ...reach, readers, isListed, together }
}

/**
 * What stands for exactly the people who were shown: for nobody where the author may not learn who they are, so that no
 * list of guesses can be held against it.
 */
export function shownOf(author: string, { readers, isListed }: Pick<AudienceReach, 'readers' | 'isListed'>): string {
  const shown = isListed ? readers : []
  return createHash('sha256')
    .update([author, ...shown].join('\n'))
    .digest('hex')
}
