/** The part of a key press that matters here. */
interface Press {
  key: string
  preventDefault(): void
}

/**
 * The keys of a tree (https://www.w3.org/WAI/ARIA/apg/patterns/treeview/): up and down go through what is open, right opens
 * or goes in, left shuts or goes out, Home and End go to the ends, Enter follows the item's link.
 */
export function moveInTree(tree: HTMLElement, press: Press): void {
  const here = tree.ownerDocument.activeElement
  if (!(here instanceof HTMLElement) || here.role !== 'treeitem') return
  const items = [...tree.querySelectorAll<HTMLElement>('[role=treeitem]')]
  const target = targetOf(press.key, here, items)
  if (!target) return
  press.preventDefault()
  if (target.role === 'treeitem') target.focus()
  else target.click()
}

/** The item that the focus goes to, or what in the item is pressed. */
function targetOf(key: string, here: HTMLElement, items: HTMLElement[]): HTMLElement | null | undefined {
  const expanded = here.ariaExpanded
  const toggle = here.querySelector<HTMLElement>(':scope > .branch-row button')
  switch (key) {
    case 'ArrowDown':
      return items[items.indexOf(here) + 1]
    case 'ArrowUp':
      return items[items.indexOf(here) - 1]
    case 'Home':
      return items[0]
    case 'End':
      return items.at(-1)
    case 'ArrowRight':
      return expanded === 'false' ? toggle : here.querySelector<HTMLElement>('[role=treeitem]')
    case 'ArrowLeft':
      return expanded === 'true' ? toggle : here.parentElement?.closest<HTMLElement>('[role=treeitem]')
    case 'Enter':
      return here.querySelector<HTMLElement>(':scope > .branch-row a')
    default:
      return undefined
  }
}
