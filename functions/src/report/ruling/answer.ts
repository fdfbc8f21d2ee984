import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { type Post, postSchema } from '@varanda/domain/post/post'
import { mayAnswer, type Ruling, rulingSchema } from '@varanda/domain/report/ruling'
import { Timestamp } from 'firebase-admin/firestore'
import { record } from '../../fact/record.ts'
import { db } from '../../lib/app.ts'
import { read } from '../../lib/read.ts'
import { activeAdmins } from '../../member/active-admins.ts'
import { reportOf } from './taken-words.ts'

/**
 * Takes the one answer of `whose` to what was decided against them. A removed post waits from then on: it says so itself,
 * so that its erasure, which reads it, either came first or waits.
 */
export async function answer(id: string, whose: string, words: string, now: Date): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const found = await transaction.get(db.doc(paths.ruling(id)))
    const ruling = read(rulingSchema, found)
    if (ruling?.whose !== whose) throw new DomainError('ruling-unknown')
    if (!mayAnswer(ruling, now)) throw new DomainError('appeal-over')
    const removed = ruling.kind === 'post-removed' ? db.doc(paths.post(ruling.postId!)) : null
    const post = removed && read(postSchema, await transaction.get(removed))
    if (removed && (!post?.removed || post.erasing)) throw new DomainError('appeal-over')
    const others = (await activeAdmins(transaction)).filter((uid) => uid !== ruling.by && uid !== whose)
    const reporter = (await reportOf(transaction, ruling))?.by.uid
    const apart = others.filter((uid) => uid !== reporter)
    const deciding = apart.length > 0 ? apart : others
    const at = Timestamp.fromDate(now)
    transaction.update(found.ref, { state: 'answered', answer: { words, at } } satisfies Partial<Ruling>)
    const removal: Post['removed'] = post?.removed && { ...post.removed, answered: true }
    if (removed && removal) transaction.update(removed, { removed: removal } satisfies Partial<Post>)
    const told = deciding.length > 0 ? deciding : ruling.by === whose ? [] : [ruling.by]
    record(transaction, { kind: 'appeal-made', source: found.ref.path, at, by: whose, about: told })
  })
}
