import { keepsByDefault } from '@varanda/client/account/keep-signed-in'

/**
 * Ticks "keep me signed in" where that is the rule, as soon as the box is read from the page and before it is painted:
 * the box must not change later, under a finger that is about to touch it.
 */
export function tickKeep(): void {
  if (!keepsByDefault()) return
  const watch = new MutationObserver(() => {
    const box = document.querySelector<HTMLInputElement>('input[name=keep]')
    if (!box) return
    box.checked = true
    watch.disconnect()
  })
  watch.observe(document.documentElement, { childList: true, subtree: true })
  document.addEventListener('DOMContentLoaded', () => watch.disconnect())
}
