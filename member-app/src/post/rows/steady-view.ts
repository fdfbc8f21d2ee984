/**
 * Keeps what the reader looks at where it is while something above it grows, shrinks, comes or goes. Asked after each
 * change and each scroll. Where the browser has done so by itself (`overflow-anchor`: not Safari, nor Chromium right
 * after a jump by script), nothing is left to do.
 */
export function steadyView(list: HTMLElement): () => void {
  let before: { row: HTMLElement; top: number; at: number } | undefined
  const note = () => {
    const rows = [...list.querySelectorAll<HTMLElement>('[data-post]')]
    const row = rows.find((one) => one.getBoundingClientRect().bottom > 0)
    before = row && { row, top: row.getBoundingClientRect().top, at: scrollY }
  }
  return () => {
    // A list whose beginning is in view grows downwards.
    if (before?.row.isConnected && list.getBoundingClientRect().top < 0) {
      const scrolled = scrollY - before.at
      const by = before.row.getBoundingClientRect().top - before.top + scrolled
      // Where the browser holds the view, who was scrolled since may have been by the browser, and is where they should be.
      if (Math.abs(by) >= 1 && (scrolled === 0 || !isHeld(list))) scrollBy({ top: by, behavior: 'instant' })
    }
    note()
  }
}

function isHeld(list: HTMLElement): boolean {
  return CSS.supports('overflow-anchor', 'auto') && getComputedStyle(list).overflowAnchor !== 'none'
}
