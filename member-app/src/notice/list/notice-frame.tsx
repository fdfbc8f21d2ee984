import type { ReactNode } from 'react'
import { Time } from '../../ui/time/time.tsx'
import { words } from '../words.ts'

interface NoticeFrameProps {
  /** Whose faces, or what stands in their place. */
  faces: ReactNode
  isFresh: boolean
  /** What happened, in one sentence that leads there. */
  children: ReactNode
  /** What was said, or why. */
  more?: ReactNode
  at: Date
  /** Beside the time. */
  beside?: ReactNode
  /** What it is about, drawn. */
  thing?: ReactNode
  /** What one can do about it. */
  acts?: ReactNode
  /** Below everything. */
  below?: ReactNode
}

/** A line of the list, whatever it tells. */
export function NoticeFrame({ faces, isFresh, children, more, at, beside, thing, acts, below }: NoticeFrameProps) {
  return (
    <div className={isFresh ? 'notice-row new' : 'notice-row'}>
      {faces}
      <div className="notice-words">
        <p className="notice-said" dir="auto">
          {isFresh && <span className="visually-hidden">{words.unread}: </span>}
          {children}
        </p>
        {more}
        <p className="notice-time small quiet">
          <Time at={at} />
          {beside}
        </p>
        {below}
      </div>
      <div className="notice-side">
        {thing}
        {acts}
      </div>
    </div>
  )
}
