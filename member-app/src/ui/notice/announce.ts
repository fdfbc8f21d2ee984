/** Its closing cuts words off that were said in a dialog less than this before (milliseconds). */
const cutOff = 3000

/**
 * How long (milliseconds) a live region stands empty before it gets its words: screen readers tell of what changes in it,
 * not of what it came with.
 */
const noticed = 100

let lastId = 0

/**
 * Says something to screen readers: through the topmost dialog that is open, since it makes everything outside inert, or
 * else through the one status node that is in the page from the start. What is said of an act that closes its sheet at
 * once is said again where the sheet was.
 */
export function announce(text: string): void {
  lastId += 1
  const id = lastId
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1)
  if (!dialog) {
    const status = document.getElementById('status')
    if (status) say(status, text)
    return
  }
  setTimeout(say, noticed, regionIn(dialog), text)
  const again = () => {
    if (id === lastId) announce(text)
  }
  dialog.addEventListener('close', again, { once: true })
  setTimeout(() => dialog.removeEventListener('close', again), cutOff)
}

function say(region: HTMLElement, text: string): void {
  // The same words twice would not be read twice.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text
}

function regionIn(dialog: HTMLDialogElement): HTMLElement {
  const known = dialog.querySelector<HTMLElement>(':scope > .said')
  if (known) return known
  const region = document.createElement('div')
  region.className = 'said visually-hidden'
  region.setAttribute('aria-live', 'polite')
  dialog.append(region)
  return region
}
