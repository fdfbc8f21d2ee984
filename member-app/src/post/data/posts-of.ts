import { useStore } from '@nanostores/react'
import { paths } from '@varanda/domain/paths'
import { authorOfEntry, circlesOfEntry, type Entry, savedOfEntry, tagsOfEntry } from '@varanda/domain/post/entry'
import { useMemo } from 'react'
import type { Live } from '../../data/live.ts'
import type { Part } from '../../data/part.ts'
import { useGrowing } from '../../data/use-growing.ts'
import { useList } from '../../data/use-list.ts'
import { useMe } from '../../data/use-me.ts'
import { forgetLost } from './lost/lost-photos.ts'
import { withoutRemoved } from './removal-state.ts'
import { $removals } from './removals.ts'

/** Which posts: a person's, those that came through a group or a public circle, with a tag, or that I keep for later. */
export type Whose = { author: string } | { circle: string } | { tag: string } | 'saved'

function partOf(whose: Whose): Part {
  // In the order in which they were kept: whatever has no such field is not among them.
  if (whose === 'saved') return { by: savedOfEntry, direction: 'desc' }
  return { ...narrow(whose), by: 'createdAt', direction: 'desc' }
}

function narrow(whose: Exclude<Whose, 'saved'>): Pick<Part, 'where' | 'contains'> {
  if ('author' in whose) return { where: [authorOfEntry, whose.author] }
  if ('circle' in whose) return { contains: [circlesOfEntry, whose.circle] }
  return { contains: [tagsOfEntry, whose.tag] }
}

/**
 * The newest `count` of what a person wrote, a circle gave, bears a tag or I keep, and I may read, newest first: those
 * of my own entries. While a larger count is on its way, what was known stays. `more`: there may be older ones; what is
 * being deleted counts.
 */
export function usePostsOf(whose: Whose, count: number): Live<Entry[]> & { growing: boolean; more: boolean } {
  const me = useMe()
  const list = useList<Entry>(paths.feed(me.uid), { ...partOf(whose), first: count }, (before, now) => {
    // What is kept no more is mine to read still.
    if (whose !== 'saved') forgetLost(before, now, count)
  })
  const { known, growing } = useGrowing(list)
  const removals = useStore($removals)
  return useMemo(() => {
    if (known.state !== 'ready') return { ...known, growing, more: false }
    return {
      ...known,
      value: withoutRemoved(
        known.value.map(({ data }) => data),
        removals,
      ),
      growing,
      more: known.value.length >= count,
    }
  }, [known, growing, removals, count])
}
