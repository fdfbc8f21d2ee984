import type { FirstList } from '@varanda/client/first-page/first-page'
import { paths } from '@varanda/domain/paths'
import { postLimits } from '@varanda/domain/post/post'
import { keyOf } from '../../data/part.ts'

export const newest = (count: number) => ({ by: 'createdAt', direction: 'desc', first: count }) as const

/** As many as a screen shows at once. */
const atFirst = 3

/** The feed as a device first asks for it that keeps nothing of it. */
export function firstOfFeed(uid: string): FirstList {
  const path = paths.feed(uid)
  return { key: keyOf(path, newest(postLimits.feedFirst)), path, by: 'createdAt', direction: 'desc', count: atFirst }
}
