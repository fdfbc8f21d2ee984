/**
 * Puts a text on the clipboard; throws when it cannot. Over plain http on a network there is no `navigator.clipboard`:
 * a field that is selected and copied does the same there.
 */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'visually-hidden'
  // What lies below an open dialog can be neither focused nor selected.
  const dialogs = document.querySelectorAll('dialog[open]')
  const place = dialogs.item(dialogs.length - 1) ?? document.body
  place.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus()
  if (!isCopied) throw new Error('not copied')
}
