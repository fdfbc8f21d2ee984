/**
 * Keeps what the reader looks at where it is while something above it grows, shrinks, comes or goes, in browsers that do
 * not do so by themselves (`overflow-anchor`: Safari).
 */
export interface SteadyView {
  /** Remembers where the first row in view stands. */
  note: () => void
  /** Brings it back there. */
  hold: () => void
}

const itself: SteadyView = { note: () => {}, hold: () => {} }

export function steadyView(list: HTMLElement): SteadyView {
  if (CSS.supports('overflow-anchor', 'auto')) return itself
  let noted: { row: HTMLElement; top: number; at: number } | undefined
  const note = () => {
    const row = [...list.querySelectorAll<HTMLElement>('[data-post]')].find(
      (one) => one.getBoundingClientRect().bottom > 0,
    )
    noted = row && { row, top: row.getBoundingClientRect().top, at: scrollY }
  }
  return {
    note,
    hold() {
      // At its very top a list grows downwards.
      if (noted?.row.isConnected && scrollY > 0) {
        const by = noted.row.getBoundingClientRect().top - (noted.top - (scrollY - noted.at))
        if (Math.abs(by) >= 1) scrollBy({ top: by, behavior: 'instant' })
      }
      note()
    },
  }
}
