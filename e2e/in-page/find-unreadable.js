/**
 * Finds words that a reader cannot read where they stand: beyond the sides of the screen, cut off by their box, or
 * broken over two lines within a word.
 * Answers one line for each fault, at most ten. Letters may lean out by 2 px.
 */
globalThis.findUnreadable = () => {
  const lean = 2
  const faults = []
  const width = document.documentElement.clientWidth
  const wide = document.documentElement.scrollWidth
  if (wide > width) faults.push(`the page is ${wide} px wide on a screen of ${width} px`)

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node && faults.length < 10; node = walker.nextNode()) {
    const words = node.textContent.trim()
    const parent = node.parentElement
    if (!words || parent.closest('svg, script, style, noscript, .visually-hidden, .skip, [hidden]')) continue
    if (!parent.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width === 0 || box.height === 0) continue
    const where = whatHides(parent, box, lean)
    if (where === 'reachable') continue
    if (where) faults.push(`cut off: “${words.slice(0, 60)}”`)
    else if (box.left < -lean || box.right > width + lean) faults.push(`beyond the screen: “${words.slice(0, 60)}”`)
    else if (brokenWord(node)) faults.push(`broken: “${brokenWord(node)}”`)
  }
  return faults

  /** The first word whose letters stand on two lines; addresses and hashes may. */
  function brokenWord(node) {
    const range = document.createRange()
    for (const { 0: word, index } of node.textContent.matchAll(/(?<![\p{L}\p{N}])\p{L}[\p{L}\p{M}]+(?!\p{N})/gu)) {
      if (word.length > 18 || /[@/_.#]\S*$/.test(node.textContent.slice(0, index).split(/\s/).at(-1))) continue
      if (/^[@/_.]\S/.test(node.textContent.slice(index + word.length))) continue
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) return word
    }
    return null
  }

  /** What lies in a box that scrolls can be reached, in the direction in which it does; in one that clamps, or is a dot for screen readers, it is meant. */
  function whatHides(parent, box, lean) {
    let comesUp = false
    for (let at = parent; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(at)
      const around = at.getBoundingClientRect()
      if (webkitLineClamp !== 'none' || textOverflow === 'ellipsis') return 'reachable'
      if (around.width <= 1 && around.height <= 1) return 'reachable'
      if (/auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth) return 'reachable'
      if (/auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight) comesUp = true
      if (/hidden|clip/.test(overflowX) && (box.left < around.left - lean || box.right > around.right + lean)) return at
      if (comesUp) continue
      if (/hidden|clip/.test(overflowY) && (box.top < around.top - lean || box.bottom > around.bottom + lean)) return at
    }
    return null
  }
}
