import { describe, test } from 'vitest'
import { cast, outsiders } from './cast.ts'
import { allowed, change, create, longAgo, openHouse, refused, remove } from './harness.ts'

const asked = { uid: 'bia', name: 'bia', reason: 'Meus primos.', state: 'open', askedAt: longAgo, answeredAt: null }
const house = openHouse({ ...cast, 'seatRequests/bia': asked, 'seatRequests/gil': asked, 'seatRequests/davi': asked })

describe('asking for seats', () => {
  test('is read by who asked and by administrators, who list it', async () => {
    await allowed(house.as('bia').get('seatRequests/bia'))
    await allowed(house.as('admin').get('seatRequests/bia'))
    await allowed(house.as('admin').list('seatRequests'))
    await allowed(house.as('ana').get('seatRequests/ana'))
  })

  test('is nobody else’s business', async () => {
    for (const client of [house.as('ana'), house.as('ana', { role: 'admin', admin: true })]) {
      await refused(client.get('seatRequests/bia'))
      await refused(client.list('seatRequests'))
    }
    await refused(house.as('bia').list('seatRequests'))
  })

  test.each(outsiders(house))('%s reads nothing, not even of their own', async (_, client) => {
    for (const uid of ['bia', 'gil', 'davi']) await refused(client.get(`seatRequests/${uid}`))
    await refused(client.list('seatRequests'))
  })

  test('is written by functions alone', async () => {
    for (const client of [house.as('bia'), house.as('admin'), house.as('ana')]) {
      await refused(client.write(change('seatRequests/bia', { state: 'granted' })))
      await refused(client.write(create('seatRequests/ana', asked)))
      await refused(client.write(remove('seatRequests/bia')))
    }
  })
})
