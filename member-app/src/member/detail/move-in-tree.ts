/** The part of a key press that matters here. */
interface Press {
  key: string
  preventDefault(): void
}

/**
 * The keys of a tree (https://www.w3.org/WAI/ARIA/apg/patterns/treeview/): up and down go through what is open, right
 * opens or goes in, left shuts or goes out, Home and End go to the ends, Enter follows the item's link.
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
  const place = items.indexOf(here)
  const level = (item: HTMLElement | undefined) => Number(item?.ariaLevel ?? 0)
  const toggle = here.querySelector<HTMLElement>('button')
  switch (key) {
    case 'ArrowDown':
      return items[place + 1]
    case 'ArrowUp':
      return items[place - 1]
    case 'Home':
      return items[0]
    case 'End':
      return items.at(-1)
    case 'ArrowRight':
      if (here.ariaExpanded === 'false') return toggle
      return level(items[place + 1]) > level(here) ? items[place + 1] : undefined
    case 'ArrowLeft':
      return here.ariaExpanded === 'true' ? toggle : items.slice(0, place).findLast((item) => level(item) < level(here))
    case 'Enter':
      return here.querySelector<HTMLElement>('a')
    default:
      return undefined
  }
}
