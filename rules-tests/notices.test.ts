import { describe, test } from 'vitest'
import { cast, outsiders } from './cast.ts'
import { allowed, change, create, longAgo, openInstance, refused, remove, serverTime } from './harness.ts'

/** What the instance tells one member: their own to read, and to say that they did. */
const path = 'users/bia/notifications/one'
const instance = openInstance({
  ...cast,
  [path]: { kind: 'post-opened', at: longAgo, by: { uid: 'admin', name: 'admin' }, words: 'Por quê', readAt: null },
})

describe('a notice', () => {
  test('is read by the member it is for, alone or with the others', async () => {
    await allowed(instance.as('bia').get(path))
    await allowed(instance.as('bia').list('users/bia/notifications'))
  })

  test('is read by nobody else, nor by who runs the instance', async () => {
    for (const client of [instance.as('ana'), instance.as('admin')]) {
      await refused(client.get(path))
      await refused(client.list('users/bia/notifications'))
    }
  })

  test.each(outsiders(instance))('%s does not read it', async (_, client) => {
    await refused(client.get(path))
  })

  test('is marked as read now, and nothing else of it changes', async () => {
    await refused(instance.as('bia').write(change(path, { readAt: longAgo })))
    await refused(instance.as('bia').write(change(path, { words: 'Outro' })))
    await refused(instance.as('ana').write(change(path, { readAt: serverTime })))
    await refused(instance.as('bia').write(create('users/bia/notifications/two', { readAt: null })))
    await refused(instance.as('bia').write(remove(path)))
    await allowed(instance.as('bia').write(change(path, { readAt: serverTime })))
  })
})
