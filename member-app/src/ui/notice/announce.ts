/** Says something to screen readers through the one status node that is in the page from the start. */
export function announce(text: string): void {
  const status = document.getElementById('status')
  if (!status) return
  // The same words twice would not be read twice.
  status.textContent = status.textContent === text ? `${text}\u00a0` : text
}
