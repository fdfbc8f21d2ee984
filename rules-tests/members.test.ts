import { describe, test } from 'vitest'
import { cast, outsiders } from './harness/cast.ts'
import {
  allowed,
  change,
  create,
  equals,
  longAgo,
  openInstance,
  refused,
  remove,
  replace,
  transform,
} from './harness/instance.ts'

const block = (uid: string) => ({ uid, name: uid, at: longAgo })
const instance = openInstance({ ...cast, 'users/bia/blocks/caio': block('caio') })
const bia = instance.as('bia')

describe('reading a profile', () => {
  test('any member may, by its id', async () => {
    await allowed(instance.as('ana').get('users/bia'))
    await allowed(instance.as('eva').get('users/bia'))
    await allowed(instance.as('lia').get('users/bia'))
    await allowed(bia.get('users/bia'))
    await allowed(instance.as('ana').get('users/nobody'))
  })

  test('but neither of two between whom a block stands, whoever put it there', async () => {
    await refused(instance.as('caio').get('users/bia'))
    await refused(bia.get('users/caio'))
    await allowed(instance.as('ana').get('users/caio'))
  })

  test('and both again once it is lifted', async () => {
    await instance.put({ 'users/eva/blocks/lia': block('lia') })
    await refused(instance.as('lia').get('users/eva'))
    await instance.remove('users/eva/blocks/lia')
    await allowed(instance.as('lia').get('users/eva'))
    await allowed(instance.as('eva').get('users/lia'))
  })

  test.each(outsiders(instance))('not %s', async (_, client) => {
    await refused(client.get('users/ana'))
  })

  test('nobody may list people', async () => {
    for (const client of [bia, instance.as('admin'), instance.stranger]) {
      await refused(client.list('users'))
      await refused(client.list('users', { where: equals('name', 'ana') }))
      await refused(client.list('users', { where: equals('role', 'admin'), allDescendants: true }))
    }
  })
})

describe('changing a profile', () => {
  test('its own: name, words and picture', async () => {
    await allowed(bia.write(change('users/bia', { name: 'Bia Prado' })))
    await allowed(bia.write(change('users/bia', { name: 'Bia', bio: 'x'.repeat(300), photo: 'drawn:caio' })))
    await allowed(bia.write(change('users/bia', { name: 'x'.repeat(60) })))
    await allowed(bia.write(change('users/bia', { name: '👩‍👧 Bia', bio: '' })))
    for (const name of ['Sandra Varandas', 'Adélia', 'Nguyễn Thị Bé', '👩🏽‍🦱 Lia', 'José d’Ávila']) {
      await allowed(bia.write(change('users/bia', { name })))
    }
    await allowed(bia.write(change('users/bia', { photo: `drawn:${'a-0'.repeat(13)}z` })))
    await allowed(bia.write(change('users/bia', {}, ['bio'])))
    await allowed(bia.write(change('users/bia', {}, ['photo'])))
    await allowed(bia.write(replace('users/bia', { name: 'bia', role: 'user' })))
  })

  test('a photo that was taken stays with a new name, and is nobody’s to write', async () => {
    const taken = 'photo:aB3aB3aB3aB3aB3aB3aB'
    await refused(bia.write(change('users/bia', { photo: taken })))
    const ana = instance.as('ana')
    await instance.put({ 'users/ana': { name: 'Ana', role: 'user', photo: taken } })
    await allowed(ana.write(change('users/ana', { name: 'Ana Prado' })))
    await refused(ana.write(change('users/ana', { photo: 'photo:bB3aB3aB3aB3aB3aB3aB' })))
    await allowed(ana.write(change('users/ana', { photo: 'drawn:lua' })))
    await refused(ana.write(change('users/ana', { photo: taken })))
  })

  test.each<[string, Record<string, unknown>]>([
    ['an empty name', { name: '' }],
    ['a blank name', { name: '  ' }],
    ['a name that shows nothing', { name: '\u200B\u200B' }],
    ['a name that turns round what follows', { name: 'Ana\u202E adiC' }],
    ['a name of two lines', { name: 'Ana\nAdmin' }],
    ['a name with a bell', { name: 'Ana\u0007' }],
    ['a name with a mark of direction', { name: 'Ana\u200E' }],
    ['a name with a line of its own kind', { name: 'Ana\u2028Admin' }],
    ['a name with tags that nobody sees', { name: 'Ana\u{E0041}\u{E0042}' }],
    ['a name with a space of no width', { name: 'Ana\u200BClara' }],
    ['a name with a soft hyphen', { name: 'Ana\u00AD' }],
    ['a name with a space that does not break', { name: 'Ana\u00A0Clara' }],
    ['a name with two spaces', { name: 'Ana  Clara' }],
    ['a name with a joiner that joins no faces', { name: 'Ana\u200D' }],
    ['a name with a joiner before it', { name: '\u200DAna' }],
    ['a name under a tower of marks', { name: `A${'\u0301'.repeat(59)}` }],
    ['the name of the instance', { name: 'Varanda' }],
    ['the name of an office', { name: 'Administrador' }],
    ['an office with something before it', { name: '★ ADMIN ★' }],
    ['an office of the instance', { name: 'Equipe da Varanda' }],
    ['a name of blank Braille', { name: '\u2800' }],
    ['a name of marks without a letter', { name: '\u0301\u0301' }],
    ['words that show nothing', { bio: '\u200B' }],
    ['a name of 61 characters', { name: 'x'.repeat(61) }],
    ['a name that is a number', { name: 7 }],
    ['a name that is a map', { name: { first: 'Bia' } }],
    ['words over 300 characters', { bio: 'x'.repeat(301) }],
    ['words that are a list', { bio: ['x'] }],
    ['a photo without a name', { photo: 'drawn:' }],
    ['a photo with a name of 41 letters', { photo: `drawn:${'x'.repeat(41)}` }],
    ['a photo that is an address', { photo: 'https://example.org/a.jpg' }],
    ['a photo with markup', { photo: 'drawn:<svg>' }],
    ['a photo with something before it', { photo: 'x drawn:caio' }],
    ['a photo with something after it', { photo: 'drawn:caio\n' }],
    ['a photo of capital letters', { photo: 'drawn:CAIO' }],
    ['an empty photo', { photo: '' }],
    ['a photo that is a list', { photo: ['drawn:caio'] }],
    ['a photo that is nothing', { photo: null }],
    ['a field that is not there', { invitedBy: 'ana' }],
  ])('not with %s', async (_, data) => {
    await refused(bia.write(change('users/bia', data)))
  })

  test('nor without a name', async () => {
    await refused(bia.write(change('users/bia', {}, ['name'])))
    await refused(bia.write(replace('users/bia', { role: 'user' })))
  })

  test("not somebody else's", async () => {
    await refused(bia.write(change('users/ana', { name: 'Bia' })))
    await refused(instance.as('admin').write(change('users/ana', { name: 'Admin' })))
  })

  test('nobody makes or deletes one', async () => {
    await refused(instance.as('fabio').write(create('users/fabio', { name: 'Fabio', role: 'user' })))
    await refused(bia.write(remove('users/bia')))
    await refused(instance.as('admin').write(remove('users/bia')))
  })

  test('a slowed or leaving member may not', async () => {
    await refused(instance.as('eva').write(change('users/eva', { name: 'Eva' })))
    await refused(instance.as('lia').write(change('users/lia', { name: 'Lia' })))
  })

  test.each(outsiders(instance))('nor %s', async (_, client) => {
    for (const uid of ['fabio', 'davi', 'gil', 'bia']) {
      await refused(client.write(replace(`users/${uid}`, { name: uid, role: 'user' })))
    }
  })
})

describe('making oneself an admin', () => {
  const standing = 'users/bia/private/standing'
  test.each([
    ['by a field', [change('users/bia', { role: 'admin' })]],
    ['among allowed fields', [change('users/bia', { name: 'Bia', role: 'admin' })]],
    ['by replacing the profile', [replace('users/bia', { name: 'Bia', role: 'admin' })]],
    ['by dropping the field', [change('users/bia', {}, ['role'])]],
    ['by a map in its place', [change('users/bia', { role: { admin: true } }, ['role.admin'])]],
    ['by a name with a dot', [change('users/bia', { 'role.x': 'admin' }, ['`role.x`'])]],
    ['by a name of the language', [change('users/bia', { constructor: 'admin' }, ['constructor'])]],
    ['by a server time', [transform('users/bia', { fieldPath: 'role', setToServerValue: 'REQUEST_TIME' })]],
    [
      'by joining to a list',
      [
        transform('users/bia', {
          fieldPath: 'role',
          appendMissingElements: { values: [{ stringValue: 'admin' }] },
        }),
      ],
    ],
    ['by counting up', [transform('users/bia', { fieldPath: 'role', increment: { integerValue: '1' } })]],
    ['in the standing', [change(standing, { role: 'admin' })]],
    ['by replacing the standing', [replace(standing, { status: 'active', role: 'admin', validSince: longAgo })]],
    ['by deleting the standing', [remove(standing)]],
    ['in one batch with what is allowed', [change('users/bia', { name: 'Bia' }), change(standing, { role: 'admin' })]],
    [
      'in a batch that ends as it began',
      [change('users/bia', { role: 'admin' }), change('users/bia', { role: 'user' })],
    ],
  ])('%s is refused', async (_, writes) => {
    await refused(bia.write(...writes))
  })

  test('and a suspended member does not come back', async () => {
    await refused(instance.as('davi').write(change('users/davi/private/standing', { status: 'active' })))
    await refused(instance.as('gil').write(change('users/gil/private/standing', { validSince: longAgo })))
    await refused(
      instance.as('fabio').write(create('users/fabio/private/standing', { status: 'active', validSince: longAgo })),
    )
  })
})
