import { postLimits } from '@varanda/domain/post/post'
import { map } from 'nanostores'

/** Where the reader is on the page of a person: what is shown, and how many entries are asked for. */
interface Seen {
  view: 'posts' | 'photos'
  count: number
}

const untouched: Seen = { view: 'posts', count: postLimits.feedPage }

/** By the id of a person or circle; kept while the app is open, so that going back finds the same page. */
export const $seen = map<Record<string, Seen>>({})

export function seenOf(uid: string, all: Record<string, Seen>): Seen {
  return all[uid] ?? untouched
}

export function show(uid: string, view: Seen['view']): void {
  $seen.setKey(uid, { ...seenOf(uid, $seen.get()), view })
}

export function askForMore(uid: string): void {
  const now = seenOf(uid, $seen.get())
  $seen.setKey(uid, { ...now, count: now.count + postLimits.feedPage })
}
