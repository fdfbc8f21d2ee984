import { writeCounted } from '@varanda/client/counted'
import { loadFirestore } from '@varanda/client/firestore'
import { paths } from '@varanda/domain/paths'
import { type Feeling, feelingIn, type Reaction, reactionId } from '@varanda/domain/post/reaction'
import { type Live, useLive } from '../../data/live.ts'
import { type Row, useList } from '../../data/use-list.ts'
import { useMe } from '../../data/use-me.ts'

/** What I feel about a post and the comments below it, by thing. */
export type OwnReactions = ReadonlyMap<string, Feeling>

/**
 * Follows my own reactions below a post. `kept`: what this device has of them, with what waits to be sent, at no cost;
 * `asked`: the instance's, too.
 */
export function useOwnReactions(postId: string | undefined, from: 'kept' | 'asked'): Live<OwnReactions> {
  const { uid } = useMe()
  return useLive<OwnReactions>(postId && `own reactions ${from} ${postId}`, async (emit) => {
    const { firestore, sdk } = await loadFirestore()
    const all = sdk.collection(firestore, paths.reactions(postId as string))
    return sdk.onSnapshot(
      sdk.query(all, sdk.where('uid' satisfies keyof Reaction, '==', uid)),
      { includeMetadataChanges: true, source: from === 'kept' ? 'cache' : 'default' },
      (snapshot) => {
        const reactions = snapshot.docs.map((found) => found.data({ serverTimestamps: 'estimate' }) as Reaction)
        const value = new Map(reactions.map((reaction) => [reaction.thing, feelingIn(reaction)]))
        emit({ state: 'ready', value, fromCache: snapshot.metadata.fromCache })
      },
      (error) => {
        console.warn('reaction', error.code)
        emit({ state: 'failed' })
      },
    )
  })
}

/** Who reacted to a thing, the newest `count` first. */
export function useReactors(postId: string | undefined, thing: string, count: number): Live<Row<Reaction>[]> {
  const where = ['thing' satisfies keyof Reaction, thing] as const
  return useList<Reaction>(postId && paths.reactions(postId), { where, by: 'at', direction: 'desc', first: count })
}

/**
 * Writes what `uid` feels about a thing, or takes it away. It shows at once on this device, which `handed` is told; the
 * promise settles when the instance accepted it, and throws what it refused with. Offline it waits.
 */
export async function writeReaction(
  uid: string,
  { postId, thing }: { postId: string; thing: string },
  feeling: Feeling | undefined,
  handed: () => void,
): Promise<void> {
  const path = paths.reaction(postId, reactionId(thing, uid))
  if (!feeling) {
    const { firestore, sdk } = await loadFirestore()
    const taken = sdk.deleteDoc(sdk.doc(firestore, path))
    handed()
    await taken
    return
  }
  await writeCounted(uid, path, (batch, reaction, sdk) => {
    batch.set(reaction, { uid, thing, ...feeling, at: sdk.serverTimestamp() })
    // Whoever waits for it comes after the commit, which follows in this same turn.
    queueMicrotask(handed)
  })
}
