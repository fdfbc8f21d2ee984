import { brand } from '@varanda/domain/brand'

let shown: string = brand.name
let waiting = 0

/** What the tab, the window and the history call this page; how much waits stands before it. */
function show(): void {
  document.title = waiting > 0 ? `(${waiting}) ${shown}` : shown
}

/** The title of the screen that is open. */
export function showPageTitle(title: string): void {
  shown = title === brand.name ? title : `${title} · ${brand.name}`
  show()
}

/** How many things wait for whoever is here; 0 for none. */
export function countInTitle(count: number): void {
  waiting = count
  show()
}
