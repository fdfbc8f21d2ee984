/** Less than this is a bar of the browser, not a keyboard (CSS pixels). */
const least = 60

/**
 * Keeps `--keyboard`, how much of the page's bottom lies behind the on-screen keyboard, for what is stuck there. Browsers
 * that make the page smaller instead leave it at 0; Safari lays the keyboard over the page.
 * https://developer.mozilla.org/docs/Web/API/VisualViewport
 */
export function followKeyboard(): void {
  const view = globalThis.visualViewport
  if (!view) return
  const measure = () => {
    // Whoever looks closer by pinching sees a part of the page, and no keyboard.
    const behind = view.scale === 1 ? innerHeight - view.height - view.offsetTop : 0
    document.documentElement.style.setProperty('--keyboard', behind > least ? `${Math.round(behind)}px` : '0px')
  }
  view.addEventListener('resize', measure)
  view.addEventListener('scroll', measure)
}
