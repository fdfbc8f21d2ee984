import { loadFirestore } from '@varanda/client/firestore'
import { paths } from '@varanda/domain/paths'
import { circlePostsLimits } from '@varanda/domain/post/calls/list-circle-posts'
import type { Entry } from '@varanda/domain/post/entry'
import { type Live, useLive } from '../../data/live.ts'
import { useMe } from '../../data/use-me.ts'

/** Follows my copies of these posts, newest first; of those that I have no more, there is none. */
export function useEntries(ids: readonly string[]): Live<Entry[]> {
  const feed = paths.feed(useMe().uid)
  return useLive<Entry[]>(ids.length > 0 ? `${feed}?${ids.join()}` : undefined, async (emit) => {
    const { firestore, sdk } = await loadFirestore()
    const { page: perQuery } = circlePostsLimits
    const parts = Array.from({ length: Math.ceil(ids.length / perQuery) }, (_, part) =>
      ids.slice(part * perQuery, (part + 1) * perQuery),
    )
    const found = new Map<readonly string[], { entries: Entry[]; fromCache: boolean }>()
    let hasFailed = false
    const stops = parts.map((part) =>
      sdk.onSnapshot(
        sdk.query(sdk.collection(firestore, feed), sdk.where(sdk.documentId(), 'in', part)),
        { includeMetadataChanges: true },
        ({ docs, metadata: { fromCache } }) => {
          const entries = docs.map((doc) => doc.data({ serverTimestamps: 'estimate' }) as Entry)
          found.set(part, { entries, fromCache })
          if (hasFailed || found.size < parts.length) return
          const all = [...found.values()]
          const value = all
            .flatMap((one) => one.entries)
            .sort((one, other) => other.createdAt.toMillis() - one.createdAt.toMillis())
          emit({ state: 'ready', value, fromCache: all.some((one) => one.fromCache) })
        },
        (error) => {
          console.warn('entries', error.code)
          hasFailed = true
          emit({ state: 'failed' })
        },
      ),
    )
    return () => {
      for (const stop of stops) stop()
    }
  })
}
