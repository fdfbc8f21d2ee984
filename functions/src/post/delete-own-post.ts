import { DomainError } from '@varanda/domain/errors'
import { factSchema } from '@varanda/domain/fact/fact'
import { paths } from '@varanda/domain/paths'
import { type Post, postSchema } from '@varanda/domain/post/post'
import { mayRestore, removalLimits, stateOf } from '@varanda/domain/post/removal'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { factIdOf, unrecord } from '../fact/record.ts'
import { db } from '../lib/app.ts'
import { read, readIfWhole } from '../lib/read.ts'
import { dropPost } from './drop-post.ts'
import { settleSoon } from './settle-post.ts'

/** How many entries are taken before the call answers: as many as a post has readers at most. */
const beforeAnswering = 2000

/** Marks the post and sets its alarm in one transaction, then takes the entries; should it die before, the alarm does. */
export async function deleteOwnPost(postId: string, uid: string, now: Date): Promise<{ until: string | null }> {
  const place = db.doc(paths.post(postId))
  const until = await db.runTransaction(async (transaction) => {
    const made = { kind: 'post-made', source: paths.post(postId) } as const
    const [found, told] = await transaction.getAll(place, db.doc(paths.fact(factIdOf(made))))
    const post = read(postSchema, found)
    if (post?.author.uid !== uid) throw new DomainError('post-unknown')
    if (stateOf(post) !== 'live') return mayRestore(post, now) ? post.until! : null
    const until = Timestamp.fromMillis(now.getTime() + removalLimits.restore)
    const deleted: Pick<Post, 'deleted' | 'until'> = { deleted: true, until }
    transaction.update(place, { ...deleted, rev: FieldValue.increment(1) })
    // Of what is brought back before anybody was told, they are told then.
    const fact = readIfWhole(factSchema, told)
    if (fact && fact.readyAt.toMillis() > now.getTime()) unrecord(transaction, { ...made, about: fact.about })
    settleSoon(transaction, postId, now)
    return until
  })
  await dropPost(postId, beforeAnswering)
  return { until: until && new Date(until.toMillis()).toISOString() }
}
