import { writeCounted } from '@varanda/client/counted'
import { loadFirestore } from '@varanda/client/firestore'
import type { DigestWish } from '@varanda/domain/digest/digest-wish'
import type { Channels, NoticeTopic } from '@varanda/domain/notice/topics'
import { type Watch, watchId } from '@varanda/domain/notice/watch'
import { type NoticeWishes, noticeWishLimits, type QuietHours } from '@varanda/domain/notice/wishes'
import { paths } from '@varanda/domain/paths'
import type { Source } from '@varanda/domain/source/source'
import type { Live } from '../../data/live.ts'
import { useDoc } from '../../data/use-doc.ts'
import { type Row, useList } from '../../data/use-list.ts'
import { useMe } from '../../data/use-me.ts'

/** How I want to be told. */
export function useWishes(): Live<NoticeWishes | undefined> {
  return useDoc<NoticeWishes>(paths.noticeWishes(useMe().uid))
}

/** Of whose posts I want to be told. */
export function useWatches(): Live<Row<Watch>[]> {
  return useList<Watch>(paths.watches(useMe().uid))
}

/** What a member changes of their wishes; null takes back what was said, but of `quiet`, where it means none. */
export interface WishesChange {
  topics?: Partial<Record<NoticeTopic, Partial<Channels>>>
  quiet?: QuietHours | null
  zone?: string
  snoozedUntil?: Date | null
  words?: boolean
  answersByMail?: boolean
  quietCircles?: Record<string, true | null>
  digest?: Partial<DigestWish>
}

/** Shows at once on this device, and waits for a network by itself. Throws what the instance refuses with. */
export function saveWishes(uid: string, { snoozedUntil, quietCircles, ...rest }: WishesChange): Promise<void> {
  return writeCounted(uid, paths.noticeWishes(uid), (batch, place, sdk) => {
    const orGone = <Value>(value: Value | null) => value ?? sdk.deleteField()
    const circles = quietCircles && Object.fromEntries(Object.entries(quietCircles).map(([id, is]) => [id, orGone(is)]))
    batch.set(
      place,
      {
        ...rest,
        ...(snoozedUntil !== undefined && { snoozedUntil: orGone(snoozedUntil) }),
        ...(circles && { quietCircles: circles }),
      },
      { merge: true },
    )
  })
}

/** Wants to be told of somebody's or a circle's posts, or no more; in the same way. */
export async function setWatch(
  uid: string,
  { source, of }: { source: Source; of: string },
  on: boolean,
): Promise<void> {
  const path = paths.watch(uid, watchId(source))
  if (on) return writeCounted(uid, path, (batch, place) => batch.set(place, { source, of } satisfies Watch))
  const { firestore, sdk } = await loadFirestore()
  await sdk.deleteDoc(sdk.doc(firestore, path))
}

/** Whether I am told of each post of a person or circle. */
export function useWatching(source: Source): boolean {
  const watches = useWatches()
  return watches.state === 'ready' && watches.value.some(({ id }) => id === watchId(source))
}

/** Whether one more circle may be quiet. */
export function mayQuietMore({ quietCircles = {} }: NoticeWishes): boolean {
  return Object.keys(quietCircles).length < noticeWishLimits.circles
}
