import { describe, test } from 'vitest'
import { cast, outsiders } from './harness/cast.ts'
import { allowed, change, create, equals, longAgo, openInstance, refused, remove } from './harness/instance.ts'

const instance = openInstance({
  ...cast,
  'invites/hash': { inviter: 'ana', state: 'open', seats: 5, taken: 1, createdAt: longAgo },
  'invites/hash/acceptances/bia': { uid: 'bia', name: 'bia', at: longAgo },
})

describe('invites', () => {
  test('admins read them', async () => {
    const admin = instance.as('admin')
    await allowed(admin.get('invites/hash'))
    await allowed(admin.list('invites'))
    await allowed(admin.list('invites/hash/acceptances'))
    await allowed(admin.get('invites/hash/acceptances/bia'))
  })

  test('their owner does not, nor who claims to be an admin', async () => {
    for (const client of [instance.as('ana'), instance.as('ana', { role: 'admin', admin: true }), instance.as('bia')]) {
      await refused(client.get('invites/hash'))
      await refused(client.list('invites'))
      await refused(client.list('invites', { where: equals('inviter', 'ana') }))
      await refused(client.get('invites/hash/acceptances/bia'))
      await refused(client.list('acceptances', { allDescendants: true }))
    }
  })

  test.each(outsiders(instance))('%s does not', async (_, client) => {
    await refused(client.get('invites/hash'))
    await refused(client.get('invites/unknown'))
    await refused(client.list('invites'))
  })

  test('nobody writes them', async () => {
    for (const client of [instance.as('ana'), instance.as('admin'), instance.as('fabio')]) {
      await refused(client.write(change('invites/hash', { seats: 100 })))
      await refused(client.write(create('invites/other', { inviter: 'ana', seats: 5 })))
      await refused(client.write(create('invites/hash/acceptances/fabio', { uid: 'fabio' })))
      await refused(client.write(remove('invites/hash')))
    }
  })

  test('a suspended admin is no admin', async () => {
    await instance.put({
      'users/old/private/standing': { status: 'suspended', role: 'admin', validSince: longAgo },
    })
    await refused(instance.as('old').list('invites'))
  })
})
