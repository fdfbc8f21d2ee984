import { paths } from '@varanda/domain/paths'
import {
  countKinds,
  newestOf,
  type Reaction,
  type ReactionCounts,
  reactionKinds,
  reactionLimits,
  reactionSchema,
} from '@varanda/domain/post/reaction'
import { db } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'

/**
 * How many reacted to a thing, as of `transaction`; undefined for nobody. The newest say who they are, unless only some
 * may know; where they are not all, the rest is counted by indexes: seven reads more.
 */
export async function countReactions(
  transaction: FirebaseFirestore.Transaction,
  postId: string,
  thing: string,
  isListed: () => Promise<boolean>,
): Promise<ReactionCounts | undefined> {
  const all = db.collection(paths.reactions(postId)).where('thing' satisfies keyof Reaction, '==', thing)
  const newest = await transaction.get(all.orderBy('at', 'desc').limit(reactionLimits.named))
  if (newest.empty) return undefined
  const reactions = newest.docs.flatMap((found) => readIfWhole(reactionSchema, found) ?? [])
  const counts = newest.size < reactionLimits.named ? countKinds(reactions) : await countAll(transaction, all)
  return { ...counts, ...((await isListed()) && { newest: newestOf(reactions) }) }
}

async function countAll(
  transaction: FirebaseFirestore.Transaction,
  all: FirebaseFirestore.Query,
): Promise<Pick<ReactionCounts, 'kinds' | 'other'>> {
  const count = async (query: FirebaseFirestore.Query) => (await transaction.get(query.count())).data().count
  const [total, ...each] = await Promise.all([
    count(all),
    ...reactionKinds.map((kind) => count(all.where('kind', '==', kind))),
  ])
  const kinds = Object.fromEntries(
    reactionKinds.flatMap((kind, index) => (each[index] ? [[kind, each[index]] as const] : [])),
  )
  return { kinds, other: total - each.reduce((sum, one) => sum + one, 0) }
}
