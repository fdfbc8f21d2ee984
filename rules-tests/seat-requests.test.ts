import { describe, test } from 'vitest'
import { cast, outsiders } from './harness/cast.ts'
import { allowed, change, create, longAgo, openInstance, refused, remove } from './harness/instance.ts'

const asked = { uid: 'bia', name: 'bia', reason: 'Meus primos.', state: 'open', askedAt: longAgo, answeredAt: null }
const instance = openInstance({
  ...cast,
  'seatRequests/bia': asked,
  'seatRequests/gil': asked,
  'seatRequests/davi': asked,
})

describe('asking for seats', () => {
  test('is read by who asked and by administrators, who list it', async () => {
    await allowed(instance.as('bia').get('seatRequests/bia'))
    await allowed(instance.as('admin').get('seatRequests/bia'))
    await allowed(instance.as('admin').list('seatRequests'))
    await allowed(instance.as('ana').get('seatRequests/ana'))
  })

  test('is nobody else’s business', async () => {
    for (const client of [instance.as('ana'), instance.as('ana', { role: 'admin', admin: true })]) {
      await refused(client.get('seatRequests/bia'))
      await refused(client.list('seatRequests'))
    }
    await refused(instance.as('bia').list('seatRequests'))
  })

  test.each(outsiders(instance))('%s reads nothing, not even of their own', async (_, client) => {
    for (const uid of ['bia', 'gil', 'davi']) await refused(client.get(`seatRequests/${uid}`))
    await refused(client.list('seatRequests'))
  })

  test('is written by functions alone', async () => {
    for (const client of [instance.as('bia'), instance.as('admin'), instance.as('ana')]) {
      await refused(client.write(change('seatRequests/bia', { state: 'granted' })))
      await refused(client.write(create('seatRequests/ana', asked)))
      await refused(client.write(remove('seatRequests/bia')))
    }
  })
})
