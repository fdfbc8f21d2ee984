import { describe, test } from 'vitest'
import { cast, outsiders } from './harness/cast.ts'
import { allowed, change, create, longAgo, openInstance, refused, remove } from './harness/instance.ts'

/**
 * The books by which the instance is run: administrators read them, functions write them, nobody else learns of them.
 */
const books = [
  'directory/bia',
  'reports/one',
  'house/branches',
  'house/figures',
  'house/graph',
  'graphPages/head',
  'graphPages/1-0',
  'auditLog/one',
]
const instance = openInstance({
  ...cast,
  ...Object.fromEntries(books.map((path) => [path, { name: 'Bia', paused: {} }])),
  'house/settings': { name: 'Casa' },
  'users/former/private/standing': { status: 'active', role: 'user', validSince: longAgo },
})

describe.each(books)('%s', (path) => {
  test('an administrator reads it', () => allowed(instance.as('admin').get(path)))

  test('a member does not, nor who was or claims to be an administrator', async () => {
    for (const client of [
      instance.as('bia'),
      instance.as('former', { role: 'admin' }),
      instance.as('ana', { admin: true }),
    ]) {
      await refused(client.get(path))
      await refused(client.list(path.split('/')[0]!))
    }
  })

  test.each(outsiders(instance))('%s does not', async (_, client) => {
    await refused(client.get(path))
    await refused(client.list(path.split('/')[0]!))
  })

  test('nobody writes it', async () => {
    for (const client of [instance.as('admin'), instance.as('bia')]) {
      await refused(client.write(create(`${path.split('/')[0]}/new`, { name: 'x' })))
      await refused(client.write(change(path, { name: 'x' })))
      await refused(client.write(remove(path)))
    }
  })
})

describe('what the instance says of itself', () => {
  test('members read it', () => allowed(instance.as('bia').get('house/settings')))
  test.each(outsiders(instance))('%s does not', (_, client) => refused(client.get('house/settings')))
  test('nobody writes it', () => refused(instance.as('admin').write(change('house/settings', { name: 'x' }))))
})
