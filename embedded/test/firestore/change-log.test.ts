/** What the change log tells of the past, against a plain list of the same changes. */
import { expect, test } from 'vitest'
import type { Scope } from '../../src/firestore/change-log.ts'
import { DocumentStore } from '../../src/firestore/document-store.ts'
import { inScope } from '../../src/firestore/query/match.ts'
import { openFixture } from './engine-fixture.ts'

const group: Scope = { parent: '', collectionId: 'notes', allDescendants: true }
const scopes: Record<string, Scope> = {
  everything: { parent: '', collectionId: null, allDescendants: true },
  'a group': group,
  'a collection': { parent: '', collectionId: 'notes', allDescendants: false },
  'a collection below a document': { parent: 'notes/a', collectionId: 'notes', allDescendants: false },
}
const paths = ['notes/a', 'notes/b', 'notes/a/notes/c', 'others/d']

test('the past is told from any version on, also when its beginning is gone', async () => {
  const { database, close } = openFixture()
  const store = new DocumentStore(database)
  const { changes } = store
  const log: { version: number; path: string }[] = []
  const add = (version: number, path: string) => {
    changes.add(version, path, null)
    log.push({ version, path })
  }
  const begin = 1_000_000
  const agree = () => {
    const first = log[0]?.version ?? begin
    for (const since of [begin, first, ...log.slice(0, 20).map(({ version }) => version), begin + 10_000_000]) {
      const all = [...changes.changedSince(since)].flat().map(({ path }) => path)
      for (const [name, scope] of Object.entries(scopes)) {
        const wanted = log
          .filter(({ version, path }) => version > since && inScope(scope, path))
          .map(({ path }) => path)
        const told = all.filter((path) => inScope(scope, path))
        expect(told, `${name} since ${since}`).toEqual(wanted)
        const states = [...changes.statesAt(since, scope).keys()].filter((path) => inScope(scope, path))
        expect(states, `${name} since ${since}`).toEqual([...new Set(wanted)])
      }
      const changed = paths.filter((path) => all.includes(path))
      expect([...changes.statesOf([...paths, 'notes/none'], since).keys()].sort()).toEqual(changed.sort())
      expect([...changes.changedAmong([...paths, 'notes/none'], since)].sort()).toEqual(changed)
    }
  }
  await database.write(() => agree())
  // Several documents have one version, and versions have gaps.
  await database.write(() => {
    for (let n = 0; n < 40; n++) for (const path of paths.slice(0, 1 + (n % 4))) add(begin + n * 7, path)
  })
  agree()

  expect(changes.prune(begin)).toBe(null)
  const day = 24 * 3600 * 1_000_000
  const floor = begin + 15 * 7
  expect(changes.prune(floor + day)).toBe(floor)
  log.splice(
    0,
    log.findIndex(({ version }) => version > floor),
  )
  agree()

  // No more than 20,000 are kept, however young they are.
  await database.write(() => {
    for (let n = 0; n < 20_500; n++) add(begin + 1_000 + n, paths[n % 4]!)
  })
  expect(changes.prune(begin)).toBe(begin + 1_000 + 499)
  log.splice(0, log.length - 20_000)
  agree()

  expect(changes.prune(begin + 2 * day)).toBe(begin + day)
  log.length = 0
  agree()
  await database.write(() => add(begin + 3 * day, 'notes/a'))
  agree()
  await close()
})
