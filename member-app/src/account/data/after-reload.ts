import { tabNotes } from '@varanda/client/browser-notes'

/** A sentence to be shown after the page was loaded anew, because what it is about makes the page load. */
const key = 'toldAfterReload'

export function reloadAndTell(text: string): void {
  tellAfterReload(text)
  // The sheet in which it was done is not to open again.
  history.replaceState({ ...history.state, sheet: undefined }, '')
  location.reload()
}

/** The page loads anew by something else. */
export function tellAfterReload(text: string): void {
  tabNotes.set(key, text)
}

/** Takes the sentence, once. */
export function takeTold(): string | undefined {
  const text = tabNotes.get(key) ?? undefined
  tabNotes.remove(key)
  return text
}
