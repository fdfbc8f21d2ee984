import { type IconName, icon } from '@varanda/design/icons'
import type { ReactNode } from 'react'
import { Drawing } from './drawing.tsx'

/** A sentence that asks for attention, read out when it appears. */
export function Notice({ kind, children }: { kind: 'late' | 'done' | 'info'; children: ReactNode }) {
  const symbols: Record<typeof kind, IconName> = { late: 'warning', done: 'check', info: 'info' }
  return (
    <div className={`notice ${kind}`}>
      <Drawing svg={icon(symbols[kind])} />
      <div>{children}</div>
    </div>
  )
}
