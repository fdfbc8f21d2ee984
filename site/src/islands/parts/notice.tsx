import { noticeIcon } from '@varanda/design/notice-icons'
import type { ReactNode } from 'react'
import { Drawing } from './drawing.tsx'

/** A sentence that asks for attention, read out when it appears. */
export function Notice({ kind, children }: { kind: 'late' | 'done' | 'info'; children: ReactNode }) {
  const symbols = { late: 'warning', done: 'check', info: 'info' } as const
  return (
    <div className={`notice ${kind}`}>
      <Drawing svg={noticeIcon(symbols[kind])} />
      <div>{children}</div>
    </div>
  )
}
