import { useEffect } from 'react'
import type { RequestRow } from './data/signup-requests.ts'

const steps: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/**
 * J and K, or the arrows once the focus is in the list, go from one request to the next. The focus goes along, so that
 * a screen reader says who it is.
 */
export function useRowKeys(rows: readonly RequestRow[], open: string | undefined): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = steps[event.key]
      const target = event.target as HTMLElement
      const isTyping = target.closest('input, textarea, select, [contenteditable]') !== null
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey
      if (!step || isTyping || hasModifier || document.querySelector('dialog[open]')) return
      if (event.key.startsWith('Arrow') && !target.closest('.request-rows')) return
      const here = target.closest<HTMLElement>('.request-row a')?.id.replace('request-', '') ?? open
      const index = rows.findIndex(({ id }) => id === here)
      const next = rows[index === -1 ? 0 : index + step]
      const link = next && document.getElementById(`request-${next.id}`)
      if (!link) return
      event.preventDefault()
      link.focus()
      // Beside the list there is room for the request: it opens as the focus passes.
      if (document.querySelector('.request-detail')) link.click()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [rows, open])
}
