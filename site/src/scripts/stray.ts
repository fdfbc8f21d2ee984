import { localeOfPath, localeTags } from '@varanda/domain/locale'

/** A page that stands in place of others speaks both languages: the one of the address goes first, and is the page's own. */
export function showStray({ documentElement, head }: Document): void {
  const { dataset } = documentElement
  if (!dataset.stray) return
  const locale = localeOfPath(location.pathname)
  dataset.stray = locale
  documentElement.lang = localeTags[locale]
  const title = head.querySelector('title')
  if (title) title.text = title.dataset[locale] ?? title.text
}
