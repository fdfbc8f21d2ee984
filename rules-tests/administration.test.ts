import { describe, test } from 'vitest'
import { cast, outsiders } from './cast.ts'
import { allowed, change, create, longAgo, openHouse, refused, remove } from './harness.ts'

/** The books by which the house is run: administrators read them, functions write them, nobody else learns of them. */
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
const house = openHouse({
  ...cast,
  ...Object.fromEntries(books.map((path) => [path, { name: 'Bia', paused: {} }])),
  'house/settings': { name: 'Casa' },
  'users/former/private/standing': { status: 'active', role: 'user', validSince: longAgo },
})

describe.each(books)('%s', (path) => {
  test('an administrator reads it', () => allowed(house.as('admin').get(path)))

  test('a member does not, nor who was or claims to be an administrator', async () => {
    for (const client of [house.as('bia'), house.as('former', { role: 'admin' }), house.as('ana', { admin: true })]) {
      await refused(client.get(path))
      await refused(client.list(path.split('/')[0]!))
    }
  })

  test.each(outsiders(house))('%s does not', async (_, client) => {
    await refused(client.get(path))
    await refused(client.list(path.split('/')[0]!))
  })

  test('nobody writes it', async () => {
    for (const client of [house.as('admin'), house.as('bia')]) {
      await refused(client.write(create(`${path.split('/')[0]}/new`, { name: 'x' })))
      await refused(client.write(change(path, { name: 'x' })))
      await refused(client.write(remove(path)))
    }
  })
})

describe('what the house says of itself', () => {
  test('members read it', () => allowed(house.as('bia').get('house/settings')))
  test.each(outsiders(house))('%s does not', (_, client) => refused(client.get('house/settings')))
  test('nobody writes it', () => refused(house.as('admin').write(change('house/settings', { name: 'x' }))))
})
