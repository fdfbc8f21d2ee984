import { firstPage } from '@varanda/client/first-page/first-page'

/**
 * Where the app's own script has just come over the line, fonts leave the line to the first page: until it is read,
 * stand-ins of the same measures are shown (`data-fonts` in shell.css).
 */
export function loadFontsLater(): void {
  const scripts = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const own = scripts.find(({ name }) => name === import.meta.url)
  if (!own?.transferSize) return
  const { dataset } = document.documentElement
  dataset.fonts = 'later'
  void firstPage().then(() => {
    delete dataset.fonts
  })
}
