import { useStore } from '@nanostores/react'
import type { Entry } from '@varanda/domain/post/entry'
import { useEffect, useMemo } from 'react'
import { RowBoundary } from '../../ui/row-boundary.tsx'
import { $outbox, takeOut } from '../data/outbox/outbox.ts'
import { apart } from '../feed/arrange.ts'
import { words } from '../feed/words.ts'
import { OutboxRow } from './outbox-row.tsx'

/** My posts on their way, on top of the feed; each leaves when its entry has arrived. */
export function OutboxList({ entries }: { entries: readonly Entry[] }) {
  const outbox = useStore($outbox)
  const { onTheWay, arrived } = useMemo(() => apart(outbox, entries), [outbox, entries])
  useEffect(() => {
    for (const { postId } of arrived) void takeOut(postId)
  }, [arrived])
  if (onTheWay.length === 0) return null
  return (
    <section aria-label={words.outbox.label}>
      {onTheWay.map((item) => (
        <RowBoundary key={item.postId} of={item} as="article">
          <OutboxRow item={item} />
        </RowBoundary>
      ))}
    </section>
  )
}
