import { loadFirestore } from '@varanda/client/firestore'
import type { Circle } from '@varanda/domain/circle/circle'
import { paths } from '@varanda/domain/paths'
import { type Entry, onlyCircleOf } from '@varanda/domain/post/entry'
import { words as thread } from '../thread/words.ts'
import { words } from './words.ts'

/**
 * Why the instance refused a reaction, in words. The feed does not ask of every group whether somebody still looks after
 * it: of the group by which `uid` has this post that is asked here.
 */
export async function whyRefused(uid: string, postId: string): Promise<string> {
  const { firestore, sdk } = await loadFirestore()
  const entry = await sdk.getDoc(sdk.doc(firestore, paths.entry(uid, postId)))
  const circleId = entry.exists() ? onlyCircleOf(entry.data() as Entry) : undefined
  if (circleId === undefined) return words.refused
  const circle = await sdk.getDoc(sdk.doc(firestore, paths.circle(circleId)))
  return (circle.data() as Circle | undefined)?.frozen ? thread.frozen : words.refused
}
