import { restrictionsOf } from '@varanda/domain/circle/strictest'
import { DomainError } from '@varanda/domain/errors'
import { mayWrite, standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { type Audience, audienceOf, keptAudienceSchema } from '@varanda/domain/post/audience'
import { isSameAudience, isWider } from '@varanda/domain/post/audience-change'
import type { changeAudience } from '@varanda/domain/post/calls/change-audience'
import { entryOf, othersOf } from '@varanda/domain/post/entry'
import { postSchema } from '@varanda/domain/post/post'
import type { Reaction } from '@varanda/domain/post/reaction'
import { pairsBeyond, pairsIn } from '@varanda/domain/post/separation'
import { keepingSources, readersOf } from '@varanda/domain/source/reach'
import type { SourcePost } from '@varanda/domain/source/source'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import type * as v from 'valibot'
import { readCircles } from '../circle/read-circles.ts'
import { db } from '../lib/app.ts'
import { enqueueAhead } from '../lib/enqueue.ts'
import { read } from '../lib/read.ts'
import { giveEntries } from '../source/give-entries.ts'
import { readReach } from '../source/read-reach.ts'
import { readAudienceReach, shownOf } from './audience-reach.ts'
import { settleAudienceSoon } from './settle-audience.ts'
import { takeFromOutside } from './take-from-outside.ts'

/** `to` says the new audience from the one that stands: whoever changes a part of it takes back nothing that was changed meanwhile. */
type Wish = Omit<v.InferOutput<typeof changeAudience.input>, 'audience'> & { to: (before: Audience) => Audience }

/**
 * Writes the audience, what its sources keep of the post, and a new `rev`, by which a fan-out that is under way begins
 * again with the new audience; then takes the entries of whom it is for no more, and gives those of who came.
 */
export async function addressAnew(
  { postId, to, shown, together: mayBoth }: Wish,
  member: { uid: string; authTime: number },
  now: Date,
): Promise<{ readers: number }> {
  const { readers, rev, wider } = await db.runTransaction(async (transaction) => {
    const [found, kept, held] = await transaction.getAll(
      db.doc(paths.post(postId)),
      db.doc(paths.postAudience(postId)),
      db.doc(paths.standing(member.uid)),
    )
    const standing = read(standingSchema, held)
    if (!standing || !mayWrite(standing, member.authTime)) throw new DomainError('not-active')
    const post = read(postSchema, found)
    const stored = read(keptAudienceSchema, kept)
    if (post?.author.uid !== member.uid || post.deleted || !stored) throw new DomainError('post-unknown')
    const before = audienceOf(stored)
    const audience = to(before)
    const taken = 'base' in stored ? [] : (stored.taken ?? [])
    // What its moderators took out of a circle comes back by them alone, and they have no way to.
    if (audience.circles.some((id) => taken.includes(id))) throw new DomainError('not-yours-to-post')
    const caller = { uid: member.uid, standing }
    const reach = await readAudienceReach(transaction, caller, audience, post.createdAt, before)
    const { readers, circles, own, told, together } = reach
    if (isSameAudience(before, audience)) return { readers, rev: post.rev, wider: false }
    // Nobody gives a post away that they would not have themselves, and could not take back.
    if (own.length === 0) throw new DomainError('before-you-came')
    const earlier = await readCircles(transaction, before.circles, member.uid)
    if ([...earlier, ...circles].some(({ circle }) => circle?.kind === 'public')) {
      throw new DomainError('public-circle-alone')
    }
    // Whoever paid for it keeps it, and what was not paid for becomes no ware.
    if ([...earlier, ...circles].some(({ circle }) => circle?.tier)) throw new DomainError('tier-alone')
    const wider = isWider(before, audience)
    if (wider && (await isAnswered(transaction, postId, member.uid))) throw new DomainError('already-answered')
    if (shown !== undefined && shown !== shownOf(member.uid, reach)) throw new DomainError('audience-wider')
    const parted = wider && !mayBoth ? together : []
    if (parted.length > 0) {
      // Who could both see it before are brought together by nothing that comes now.
      const { reached } = await readReach(transaction, member.uid, before, post.createdAt)
      const had = pairsIn(parted, readersOf(member.uid, before, reached))
      if (pairsBeyond(parted, had).length > 0) throw new DomainError('never-together')
    }

    const rev = post.rev + 1
    // What one of its circles did not allow was promised to all who have it, and stays.
    const change = { rev, ...restrictionsOf(circles.map(({ circle }) => circle)) }
    transaction.update(found!.ref, change)
    transaction.set(kept!.ref, { ...audience, ...(taken.length > 0 && { taken }) })
    keepInSources(
      transaction,
      { postId, author: member.uid, before, audience },
      {
        author: member.uid,
        createdAt: post.createdAt,
        except: audience.except,
        readers: readers.length,
      },
      now,
    )
    if (wider) transaction.delete(db.doc(paths.fanOut(postId)))
    const entry = entryOf(postId, { ...post, ...change }, othersOf(member.uid, readers, readers))
    giveEntries(transaction, [{ reader: member.uid, entry, sources: own }], told)
    settleAudienceSoon(transaction, postId, now)
    return { readers, rev, wider }
  })
  await takeFromOutside(postId)
  if (wider) await enqueueAhead('fanOutPost', { postId }, { id: `fan-out-${postId}-${rev}` })
  return { readers: readers.length }
}

async function isAnswered(transaction: Transaction, postId: string, author: string): Promise<boolean> {
  const byOthers = [
    db.collection(paths.comments(postId)).where('author.uid', '!=', author),
    db.collection(paths.reactions(postId)).where('uid' satisfies keyof Reaction, '!=', author),
  ]
  const found = await Promise.all(byOthers.map((query) => transaction.get(query.limit(1))))
  return found.some(({ empty }) => !empty)
}

/** For whoever comes later: what each source keeps of the post, and since when, where it came into it only now. */
function keepInSources(
  transaction: Transaction,
  { postId, author, before, audience }: { postId: string; author: string; before: Audience; audience: Audience },
  shared: SourcePost,
  now: Date,
): void {
  const earlier = keepingSources(author, before)
  const kept = keepingSources(author, audience)
  for (const source of earlier) {
    if (!kept.includes(source)) transaction.delete(db.doc(paths.sourcePost(source, postId)))
  }
  for (const source of kept) {
    const data: SourcePost = earlier.includes(source) ? shared : { ...shared, sharedAt: Timestamp.fromDate(now) }
    transaction.set(db.doc(paths.sourcePost(source, postId)), data, { merge: true })
  }
}
