import { type Entry, onlyCircleOf } from '@varanda/domain/post/entry'
import { createContext, type ReactNode, useContext } from 'react'
import { useMyCircle } from '../circle/data/my-circles.ts'

const Frozen = createContext(false)

/**
 * Whether the post around this came by a group that nobody looks after any more: it is for reading. Known where the group
 * or one post is open; in the feed, which would have to ask for every group, what is tried is refused.
 */
export function useFrozen(): boolean {
  return useContext(Frozen)
}

/** An open post. What is in it, sheets too, stays as it is when others come to see it. */
export function OfOnlyCircle({ entry, children }: { entry: Entry; children: ReactNode }) {
  return <OfCircle circleId={onlyCircleOf(entry)}>{children}</OfCircle>
}

/** Posts on the page of their circle. */
export function OfCircle({ circleId, children }: { circleId: string | undefined; children: ReactNode }) {
  const mine = useMyCircle(circleId)
  return <Frozen value={mine.state === 'ready' && mine.value?.circle.frozen === true}>{children}</Frozen>
}
