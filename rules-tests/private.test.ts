import { describe, test } from 'vitest'
import { cast, entries, outsiders } from './harness/cast.ts'
import { allowed, change, create, equals, longAgo, openInstance, refused, remove, replace } from './harness/instance.ts'

const of = (uid: string) => ({
  [`users/${uid}/private/contact`]: { email: `${uid}@casa.example`, birthDate: '1980-01-01' },
  [`users/${uid}/private/settings`]: { locale: 'pt' },
  [`users/${uid}/private/consent`]: { terms: longAgo },
  [`users/${uid}/private/invite`]: { token: 'raw', inviteId: 'x', state: 'open', seats: 5, acceptances: [] },
  [`users/${uid}/connections/ana`]: { uid: 'ana', name: 'ana', since: longAgo, by: 'inviter' },
  [`users/${uid}/requests/ana`]: { since: longAgo },
  [`users/${uid}/blocks/zeca`]: { uid: 'zeca', name: 'zeca', at: longAgo },
  [`users/${uid}/grants/ana_1`]: { author: 'ana', sources: ['connection'], createdAt: longAgo },
})
const instance = openInstance({ ...cast, ...entries, ...of('bia'), ...of('davi'), ...of('gil'), ...of('fabio') })
const bia = instance.as('bia')
const papers = ['contact', 'settings', 'consent', 'invite']
const shelves = ['connections', 'requests', 'blocks', 'feed']

describe('what is private to a member', () => {
  test.each(papers)('%s is read by the member alone', async (paper) => {
    await allowed(bia.get(`users/bia/private/${paper}`))
    await refused(instance.as('ana').get(`users/bia/private/${paper}`))
    await refused(instance.as('admin').get(`users/bia/private/${paper}`))
  })

  test.each(shelves)('%s are read and listed by the member alone', async (shelf) => {
    await allowed(bia.get(`users/bia/${shelf}/ana`))
    await allowed(bia.list(`users/bia/${shelf}`))
    await allowed(bia.list(`users/bia/${shelf}`, { orderBy: 'createdAt' }))
    for (const other of [instance.as('ana'), instance.as('admin')]) {
      await refused(other.get(`users/bia/${shelf}/ana`))
      await refused(other.list(`users/bia/${shelf}`))
      await refused(other.list(shelf, { allDescendants: true }))
      await refused(other.list(shelf, { allDescendants: true, where: equals('uid', 'ana') }))
    }
  })

  test.each(outsiders(instance))('%s reads nothing, not even of their own', async (_, client) => {
    for (const uid of ['fabio', 'davi', 'gil']) {
      for (const paper of papers) await refused(client.get(`users/${uid}/private/${paper}`))
      for (const shelf of shelves) await refused(client.list(`users/${uid}/${shelf}`))
    }
  })

  test('nobody reads grants, nobody lists papers', async () => {
    await refused(bia.get('users/bia/grants/ana_1'))
    await refused(bia.list('users/bia/grants'))
    await refused(bia.list('users/bia/private'))
    await refused(bia.list('private', { allDescendants: true }))
  })

  test('nobody writes what functions write', async () => {
    for (const path of [
      ...['contact', 'consent', 'invite'].map((paper) => `users/bia/private/${paper}`),
      ...shelves.map((shelf) => `users/bia/${shelf}/ana`),
      'users/bia/feed/ana_2',
      'users/bia/grants/ana_1',
    ]) {
      await refused(bia.write(replace(path, { uid: 'ana' })))
      await refused(bia.write(remove(path)))
    }
    await refused(bia.write(change('users/bia/private/contact', { birthDate: '1970-01-01' })))
    await refused(bia.write(change('users/bia/private/invite', { seats: 99 })))
  })
})

describe('standing', () => {
  test('is read by the member, also when slowed or suspended', async () => {
    for (const uid of ['bia', 'eva', 'davi']) await allowed(instance.as(uid).get(`users/${uid}/private/standing`))
  })

  test('an account learns that it has none', async () => {
    await allowed(instance.as('hugo').get('users/hugo/private/standing'))
  })

  test('is not read by others, after signing out everywhere, or by nobody', async () => {
    await refused(instance.as('ana').get('users/bia/private/standing'))
    await refused(instance.as('admin').get('users/bia/private/standing'))
    await refused(instance.as('gil').get('users/gil/private/standing'))
    await refused(instance.stranger.get('users/bia/private/standing'))
    await refused(instance.as('fabio').get('users/bia/private/standing'))
  })
})

describe('settings', () => {
  const settings = 'users/bia/private/settings'
  test('are changed by the member', async () => {
    await allowed(bia.write(change(settings, { locale: 'en' })))
    await allowed(instance.as('ana').write(create('users/ana/private/settings', { locale: 'pt' })))
  })

  test('only to what there is', async () => {
    await refused(bia.write(change(settings, { locale: 'fr' })))
    await refused(bia.write(change(settings, { role: 'admin' })))
    await refused(bia.write(replace(settings, {})))
    await refused(bia.write(remove(settings)))
  })

  test('say who may come upon the member, if they are an adult', async () => {
    for (const findable of ['nobody', 'connections-of-connections', 'members']) {
      await allowed(bia.write(change(settings, { findable })))
    }
    await refused(bia.write(change(settings, { findable: 'everybody' })))
    await refused(bia.write(change(settings, { findable: true })))
    await instance.put({
      'users/nina/private/standing': { status: 'active', role: 'user', validSince: longAgo, ageBand: 'youth' },
      'users/nina/private/settings': { locale: 'pt' },
    })
    const nina = instance.as('nina')
    await refused(nina.write(change('users/nina/private/settings', { findable: 'members' })))
    await refused(nina.write(change('users/nina/private/settings', { findable: 'connections-of-connections' })))
    await allowed(nina.write(change('users/nina/private/settings', { findable: 'nobody' })))
  })

  test('say yes or no to being in the graph of the instance', async () => {
    for (const inGraph of [false, true]) await allowed(bia.write(change(settings, { inGraph })))
    for (const inGraph of ['no', null, 0]) await refused(bia.write(change(settings, { inGraph })))
  })

  test('say yes or no to being in the albums that others take of a group', async () => {
    for (const inAlbums of [false, true]) await allowed(bia.write(change(settings, { inAlbums })))
    for (const inAlbums of ['no', null, 0]) await refused(bia.write(change(settings, { inAlbums })))
  })

  test('say of whose mentions they are told, and for whom a post is at first', async () => {
    for (const calledBy of ['readers', 'connections', 'nobody'])
      await allowed(bia.write(change(settings, { calledBy })))
    for (const calledBy of ['everybody', '', null, true]) await refused(bia.write(change(settings, { calledBy })))
    for (const postsFor of ['last', 'connections']) await allowed(bia.write(change(settings, { postsFor })))
    for (const postsFor of ['members', '', null, ['last']]) await refused(bia.write(change(settings, { postsFor })))
  })

  test('say which first steps were taken, and nothing else in their place', async () => {
    for (const firstSteps of [[], ['post'], ['portrait', 'people', 'post']])
      await allowed(bia.write(change(settings, { firstSteps })))
    for (const firstSteps of [['invite'], ['post', 1], 'post', null, true, { post: true }, Array(4).fill('post')])
      await refused(bia.write(change(settings, { firstSteps })))
  })

  test('by who may not write, since others reach them', async () => {
    const eva = instance.as('eva')
    const own = 'users/eva/private/settings'
    await allowed(eva.write(create(own, { locale: 'pt' })))
    await allowed(eva.write(change(own, { findable: 'nobody', calledBy: 'nobody', inGraph: false })))
  })

  test('not by others, and not by who may not read', async () => {
    await refused(instance.as('ana').write(change(settings, { locale: 'pt' })))
    for (const uid of ['davi', 'gil', 'fabio']) {
      await refused(instance.as(uid).write(replace(`users/${uid}/private/settings`, { locale: 'pt' })))
    }
  })
})
