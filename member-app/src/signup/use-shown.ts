import { useState } from 'react'
import type { RequestRow, RequestTab } from './data/signup-requests.ts'

/**
 * Which request stands beside a list where none was chosen: its first, as it was when that came. It stays, whatever others
 * do to the list, or an act meant for one would reach another; `leave` lets the next one take its place.
 */
export function useShown(tab: RequestTab, rows: readonly RequestRow[]) {
  const [kept, keep] = useState<{ tab: RequestTab; id?: string | undefined; left?: string | undefined }>({ tab })
  const { id, left: answered } = kept.tab === tab ? kept : {}
  // Once it has left the list, it may come back: its answer was taken back.
  const left = rows.some((row) => row.id === answered) ? answered : undefined
  const shown = id ?? rows.find((row) => row.id !== left)?.id
  if (kept.tab !== tab || id !== shown || left !== answered) keep({ tab, id: shown, left })
  return { shown, leave: (answered: string) => keep({ tab, left: answered }) }
}
