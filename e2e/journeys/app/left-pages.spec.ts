import { expect, test } from '../../fixtures.ts'
import { signInByForm } from '../../steps.ts'
import { words } from '../../words.ts'

/** Every connection of the page to IndexedDB. */
const followConnections = `{
  const { open } = IDBFactory.prototype
  window.connections = []
  IDBFactory.prototype.open = function (...all) {
    const opening = open.apply(this, all)
    opening.addEventListener('success', () => window.connections.push(opening.result))
    return opening
  }
}`

/** The names of those of Firebase that are open: a closed one begins no transaction. */
const openToFirebase = `window.connections.filter((one) => {
  if (!one.name.startsWith('fire')) return false
  try {
    return Boolean(one.transaction([...one.objectStoreNames].slice(0, 1)))
  } catch (error) {
    return error.name !== 'InvalidStateError'
  }
}).map(({ name }) => name)`

/** Begins to write into Firestore's cache, and goes on without an end. */
const writeOn = `{
  const cache = window.connections.findLast(({ name }) => name.startsWith('firestore/'))
  const writing = cache.transaction([...cache.objectStoreNames], 'readwrite')
  const store = writing.objectStore(cache.objectStoreNames[0])
  const next = () => { store.count().onsuccess = next }
  next()
  window.ended = new Promise((resolve) => {
    writing.onabort = () => resolve('aborted')
    writing.oncomplete = () => resolve('completed')
  })
  null
}`

// WebKit keeps a page that was left with its transactions, and the next one waits for its database for ever.
test('a page that is left ends what it does in its databases, and begins anew when it comes back, with every word', {
  tag: '@phone',
}, async ({ page, path, language, instance, expectTrouble }) => {
  // Firestore's SDK says goodbye on its way out, and tells when it finds its cache closed.
  expectTrouble(/IndexedDB|IndexedDb|database connection is clos/)
  const { compose } = words[language]
  await page.addInitScript(followConnections)
  await signInByForm(page, language, instance.logins[1]!, true)

  await page.goto(path('/user/publish'))
  await expect.poll(() => page.evaluate<string[]>(openToFirebase)).toContainEqual(expect.stringMatching(/^firestore/))
  const text = `Ainda não mandei. (${language})`
  await page.getByLabel(compose.text).fill(text)
  await page.evaluate(writeOn)
  // Sooner than the half second after which words are kept.
  await page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
  expect(await page.evaluate('window.ended')).toBe('aborted')
  await expect.poll(() => page.evaluate(openToFirebase)).toEqual([])

  const again = page.waitForEvent('load')
  await page.evaluate("setTimeout(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))")
  await again
  await expect(page.getByLabel(compose.text)).toHaveValue(text)
  await page.goto(path('/user'))
  await expect(page.getByRole('article').first()).toBeVisible()
})
