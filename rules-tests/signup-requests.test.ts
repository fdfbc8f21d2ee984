import { describe, test } from 'vitest'
import { cast, outsiders } from './harness/cast.ts'
import { allowed, change, create, equals, longAgo, openInstance, refused, remove } from './harness/instance.ts'

const request = { status: 'pending', name: 'Rosa', email: 'rosa@example.org', askedAt: longAgo }
const instance = openInstance({
  ...cast,
  'signupRequests/one': request,
  'users/former/private/standing': { status: 'active', role: 'user', validSince: longAgo },
})

describe('requests for an invite', () => {
  test('admins read them', async () => {
    const admin = instance.as('admin')
    await allowed(admin.get('signupRequests/one'))
    await allowed(admin.list('signupRequests'))
    await allowed(admin.list('signupRequests', { where: equals('status', 'pending') }))
  })

  test('members do not, nor who was or claims to be an admin', async () => {
    for (const client of [
      instance.as('ana'),
      instance.as('former', { role: 'admin' }),
      instance.as('bia', { admin: true }),
    ]) {
      await refused(client.get('signupRequests/one'))
      await refused(client.get('signupRequests/none'))
      await refused(client.list('signupRequests'))
      await refused(client.list('signupRequests', { where: equals('email', 'rosa@example.org') }))
    }
  })

  test('a suspended admin is no admin', async () => {
    await instance.put({ 'users/old/private/standing': { status: 'suspended', role: 'admin', validSince: longAgo } })
    await refused(instance.as('old').list('signupRequests'))
  })

  test.each(outsiders(instance))('%s does not', async (_, client) => {
    await refused(client.get('signupRequests/one'))
    await refused(client.list('signupRequests'))
    await refused(client.write(create('signupRequests/two', request)))
  })

  test('nobody writes them', async () => {
    for (const client of [instance.as('ana'), instance.as('admin'), instance.as('fabio')]) {
      await refused(client.write(create('signupRequests/two', request)))
      await refused(client.write(change('signupRequests/one', { status: 'approved' })))
      await refused(client.write(remove('signupRequests/one')))
    }
  })
})
