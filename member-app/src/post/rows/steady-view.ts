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
    // Who was scrolled since is where they should be; a list whose beginning is in view grows downwards.
    if (before?.row.isConnected && before.at === scrollY && list.getBoundingClientRect().top < 0) {
      const by = before.row.getBoundingClientRect().top - before.top
      if (Math.abs(by) >= 1) scrollBy({ top: by, behavior: 'instant' })
    }
    note()
  }
}
