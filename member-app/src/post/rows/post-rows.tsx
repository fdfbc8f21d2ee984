import type { Entry } from '@varanda/domain/post/entry'
import { memo, type ReactNode, useMemo, useRef } from 'react'
import { useFocusHandedOn } from '../../ui/navigation/use-focus-handed-on.ts'
import { RowBoundary } from '../../ui/row-boundary.tsx'
import { lastOfAuthor } from '../readers/same-audience.ts'
import { useWindow } from './use-window.ts'

/** Where a post stands in its list, counted from 1; for screen readers, which are told of more than is drawn. */
export interface Place {
  at: number
  of: number
}

interface PostRowsProps {
  entries: readonly Entry[]
  /** The post that is drawn first, wherever it is. */
  wanted?: string | undefined
  /** What stands over a post. */
  over?: (entry: Entry, index: number) => ReactNode
  children: (entry: Entry, above: Entry | undefined, place: Place) => ReactNode
}

/** Posts one under the other, however many: those that are not near the window leave nothing but their room. */
export function PostRows({ entries, wanted, over, children }: PostRowsProps) {
  const list = useRef<HTMLDivElement>(null)
  const ids = useMemo(() => entries.map(({ postId }) => postId), [entries])
  const pieces = useWindow(list, ids, wanted)
  return (
    <div ref={list} role="feed" className="post-rows">
      {pieces.map((piece) => {
        if ('room' in piece) {
          const key = `room before ${ids[piece.before] ?? 'the end'}`
          return <div key={key} className="post-room" style={{ blockSize: `${piece.room}px` }} />
        }
        const entry = entries[piece.row]!
        return (
          <Row
            key={entry.postId}
            entry={entry}
            above={lastOfAuthor(entries, piece.row)}
            index={piece.row}
            of={entries.length}
            over={over}
          >
            {children}
          </Row>
        )
      })}
    </div>
  )
}

interface RowProps extends Pick<PostRowsProps, 'over' | 'children'> {
  entry: Entry
  above: Entry | undefined
  index: number
  of: number
}

/** While a list is scrolled only what comes is drawn: a row that stays is left alone, and so is its post in a new list. */
const Row = memo(function Row({ entry, above, index, of, over, children }: RowProps) {
  const place = useMemo(() => ({ at: index + 1, of }), [index, of])
  const row = useFocusHandedOn<HTMLDivElement>()
  return (
    <div ref={row} data-post={entry.postId} className="course-slot">
      {over?.(entry, index)}
      <RowBoundary of={entry} as="article">
        {children(entry, above, place)}
      </RowBoundary>
    </div>
  )
})
