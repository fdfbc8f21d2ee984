import { describe, test } from 'vitest'
import { cast, entries, outsiders, post } from './harness/cast.ts'
import { allowed, change, create, equals, longAgo, openInstance, refused, remove } from './harness/instance.ts'

const at = 'posts/ana_1/versions'
const version = { rev: 1, text: 'Antes', until: longAgo }
const instance = openInstance({
  ...cast,
  ...entries,
  'posts/ana_1': { ...post, editedAt: longAgo, editedRev: 2, rev: 2 },
  [`${at}/1`]: version,
})
const ana = instance.as('ana')

describe('what a post said before it was edited', () => {
  test('is for its author', async () => {
    await allowed(ana.get(`${at}/1`))
    await allowed(ana.list(at, { orderBy: 'rev' }))
  })

  test('is for no reader of the post, nor for an administrator', async () => {
    for (const uid of ['bia', 'eva', 'caio', 'admin']) {
      await refused(instance.as(uid).get(`${at}/1`))
      await refused(instance.as(uid).list(at))
    }
    await refused(ana.list('versions', { allDescendants: true, where: equals('rev', 1) }))
  })

  test.each(outsiders(instance))('not for %s', async (_, client) => {
    await refused(client.get(`${at}/1`))
  })

  test('is written by functions alone', async () => {
    await refused(ana.write(create(`${at}/2`, { ...version, rev: 2 })))
    await refused(ana.write(change(`${at}/1`, { text: 'Nunca disse' })))
    await refused(ana.write(remove(`${at}/1`)))
    await refused(ana.write(change('posts/ana_1', { text: 'Depois' })))
  })
})
