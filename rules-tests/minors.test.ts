import { describe, test } from 'vitest'
import { cast, outsiders, post } from './harness/cast.ts'
import {
  allowed,
  change,
  create,
  longAgo,
  member,
  openInstance,
  refused,
  remove,
  replace,
  serverTime,
} from './harness/instance.ts'

/**
 * Lia is nine, Teo fourteen, Yara sixteen and her guardian was let stay; Ana answers for all of them. Bia was let in by
 * Ana; Caio is a stranger to them; Nil is a ward of somebody who is suspended. Rui is sixteen and Old eighteen: neither
 * took the account over, so Ana makes their codes and sees nothing.
 */
const ward = (uid: string, ageBand: string, more: object = {}) => member(uid, { ageBand, guardian: 'ana', ...more })
const today = new Date().toISOString().slice(0, 10)
const daysAway = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const known = (owner: string, other: string) => ({
  [`users/${owner}/connections/${other}`]: { uid: other, name: other, since: longAgo, by: 'request' },
  [`users/${other}/connections/${owner}`]: { uid: owner, name: owner, since: longAgo, by: 'request' },
})
const approval = { kind: 'connection', state: 'waiting', askedAt: longAgo, expiresAt: longAgo }
const words = { ...post, author: { uid: 'lia', name: 'lia' } }
const wards = ['lia', 'teo', 'yara']
const instance = openInstance({
  ...cast,
  ...ward('lia', 'child'),
  ...ward('teo', 'teen'),
  ...ward('yara', 'youth', { overseen: true }),
  ...member('nil', { ageBand: 'child', guardian: 'davi' }),
  ...member('old', { ageBand: 'adult', guardian: 'ana' }),
  ...ward('rui', 'youth'),
  ...known('lia', 'bia'),
  ...Object.fromEntries(
    [...wards, 'nil'].flatMap((uid) => [
      [`users/${uid}/guardian/overview`, { contacts: [], minutes: {}, at: longAgo }],
      [`users/${uid}/private/contact`, { email: '', birthDate: '2017-03-02' }],
      [`users/${uid}/approvals/q`, approval],
    ]),
  ),
  'users/ana/wards/lia': { uid: 'lia', name: 'lia', birthDate: '2017-03-02', ageBand: 'child', since: longAgo },
  'users/davi/wards/nil': { uid: 'nil', name: 'nil', birthDate: '2017-03-02', ageBand: 'child', since: longAgo },
  'users/ana/approvals/q': approval,
  'posts/lia_1': words,
  'posts/lia_1/comments/c': { author: { uid: 'lia', name: 'lia' }, text: 'oi', createdAt: longAgo },
  'posts/lia_1/private/audience': { base: 'connections', except: [] },
  'users/bia/feed/lia_1': { ...words, postId: 'lia_1', others: { count: 0, uids: [] } },
  'users/lia/feed/bia_1': {
    ...post,
    author: { uid: 'bia' },
    postId: 'bia_1',
    others: { count: 0, uids: [] },
  },
  'posts/bia_1': { ...post, author: { uid: 'bia' } },
  'circles/open': { name: 'Bolos', owner: 'caio', kind: 'public', createdAt: longAgo },
  'wardCodes/482': { uid: 'lia', salt: '', hash: '', tries: 0, goodUntil: longAgo, expiresAt: longAgo },
  'users/lia/private/handOver': { email: 'x@y.example', isProven: true },
  'users/lia/notifications/n': { kind: 'comment', at: longAgo },
  'users/lia/devices/d': { lastSeen: longAgo },
})
const ana = instance.as('ana')
const lia = instance.as('lia')
const bia = instance.as('bia')
const caio = instance.as('caio')

describe('a guardian', () => {
  test('sees the overview, the wards and what waits for an answer', async () => {
    for (const uid of wards) await allowed(ana.get(`users/${uid}/guardian/overview`))
    await allowed(ana.list('users/ana/wards'))
    await allowed(ana.list('users/ana/approvals'))
    await allowed(ana.get('users/lia'))
  })

  test('reads none of the ward’s words, and nothing else of theirs', async () => {
    await refused(ana.get('posts/lia_1'))
    await refused(ana.list('posts/lia_1/comments'))
    await refused(ana.get('posts/lia_1/private/audience'))
    await refused(ana.get('users/lia/private/contact'))
    await refused(ana.get('users/lia/private/standing'))
    for (const shelf of [
      'feed',
      'connections',
      'blocks',
      'requests',
      'notifications',
      'devices',
      'minutes',
      'approvals',
    ]) {
      await refused(ana.list(`users/lia/${shelf}`))
    }
    await refused(ana.get('users/lia/feed/bia_1'))
    await refused(ana.get('users/lia/notifications/n'))
  })

  test('writes nothing of the ward’s, nor what functions write', async () => {
    for (const path of [
      'users/lia/private/standing',
      'users/lia/private/contact',
      'users/lia/guardian/overview',
      'users/lia/connections/caio',
      'users/lia/private/settings',
      'users/ana/wards/caio',
      'users/ana/approvals/q',
      'users/lia/approvals/q',
    ]) {
      await refused(ana.write(replace(path, { guardian: 'ana', state: 'approved' })))
    }
    await refused(ana.write(change('users/lia', { name: 'outra' })))
    await refused(ana.write(remove('users/ana/wards/lia')))
    await refused(
      ana.write(
        create('posts/lia_1/comments/x', { author: { uid: 'lia', name: 'lia' }, text: 'oi', createdAt: serverTime }),
      ),
    )
  })

  test('who is suspended sees nothing of a ward', async () => {
    await refused(instance.as('davi').get('users/nil/guardian/overview'))
    await refused(instance.as('davi').list('users/davi/wards'))
  })
})

describe('anybody else', () => {
  test('sees neither overview nor wards nor what waits', async () => {
    for (const client of [bia, caio, instance.as('admin'), instance.stranger]) {
      for (const uid of wards) await refused(client.get(`users/${uid}/guardian/overview`))
      await refused(client.list('users/ana/wards'))
      await refused(client.get('users/ana/wards/lia'))
      await refused(client.list('users/ana/approvals'))
      await refused(client.list('users/lia/approvals'))
    }
  })

  test('does not come upon somebody under 16 whom the guardian has not let them know', async () => {
    await allowed(bia.get('users/lia'))
    for (const uid of ['lia', 'teo', 'nil']) await refused(caio.get(`users/${uid}`))
    await refused(instance.as('teo').get('users/lia'))
    await allowed(caio.get('users/yara'))
  })

  test.each(outsiders(instance))('%s sees nothing', async (_, client) => {
    await refused(client.get('users/lia/guardian/overview'))
    await refused(client.list('users/ana/wards'))
    await refused(client.get('users/lia'))
    await refused(client.write(create(`users/lia/minutes/${today}`, { minutes: 1, at: serverTime })))
  })

  test('codes and addresses on their way are nobody’s to read or write', async () => {
    for (const client of [ana, lia, bia, instance.as('admin'), instance.stranger]) {
      for (const path of ['wardCodes/482', 'users/lia/private/handOver']) {
        await refused(client.get(path))
        await refused(client.write(replace(path, { tries: 0 })))
      }
      await refused(client.list('wardCodes'))
    }
  })
})

describe('a minor', () => {
  test('reads what the guardian sees, and what waits', async () => {
    await allowed(lia.get('users/lia/guardian/overview'))
    await allowed(lia.list('users/lia/approvals'))
    await allowed(lia.get('users/lia/private/contact'))
  })

  test('writes and comments with those whom they know', async () => {
    await allowed(lia.get('posts/bia_1'))
    await allowed(
      lia.write(
        create('posts/bia_1/comments/l', { author: { uid: 'lia', name: 'lia' }, text: 'oi', createdAt: serverTime }),
      ),
    )
    await allowed(lia.write(change('users/lia', { name: 'Lia' })))
  })

  test('comes in by the guardian’s code alone, whatever address or password the account was given', async () => {
    for (const provider of ['password', 'emailLink', 'google.com', undefined]) {
      const client = instance.as('lia', { firebase: { sign_in_provider: provider } })
      await refused(client.get('users/lia'))
      await refused(client.get('users/lia/private/standing'))
      await refused(client.list('users/lia/feed'))
      await refused(client.write(change('users/lia', { name: 'Lia' })))
    }
    await allowed(instance.as('yara', { firebase: { sign_in_provider: 'password' } }).get('users/yara'))
  })

  test('changes neither age nor guardian, and answers no question', async () => {
    for (const uid of wards) {
      const client = instance.as(uid)
      await refused(client.write(change(`users/${uid}/private/standing`, { ageBand: 'adult' })))
      await refused(client.write(change(`users/${uid}/private/standing`, { guardian: null }, ['guardian'])))
      await refused(client.write(change(`users/${uid}/private/contact`, { birthDate: '1990-01-01' })))
      await refused(client.write(change(`users/${uid}/approvals/q`, { state: 'approved' })))
      await refused(client.write(change('users/ana/approvals/q', { state: 'approved' })))
      await refused(client.write(remove(`users/${uid}/guardian/overview`)))
      await refused(client.write(create(`users/${uid}/connections/caio`, { uid: 'caio', name: 'caio' })))
      await refused(client.write(create(`users/${uid}/private/invite`, { token: 'x', seats: 5 })))
      await refused(client.write(create('invites/mine', { inviter: uid, seats: 5 })))
    }
  })

  test('meets nothing public, publishes nothing and is not found', async () => {
    await allowed(bia.get('circles/open'))
    for (const uid of wards) {
      const client = instance.as(uid)
      await refused(client.get('circles/open'))
      await refused(client.write(create(`circles/of-${uid}`, { name: 'x', owner: uid, kind: 'public' })))
      await refused(client.write(create(`circles/open/members/${uid}`, { uid })))
      await refused(client.write(create(`posts/${uid}_2`, { ...words, visibility: 'public' })))
      await refused(client.write(create(`users/${uid}/private/settings`, { locale: 'pt', findable: 'members' })))
    }
  })
})

describe('minutes', () => {
  const path = `users/teo/minutes/${today}`
  const teo = instance.as('teo')

  test('are told by the ward’s own app, a few at a time and never in one minute twice', async () => {
    await refused(teo.write(create(path, { minutes: 6, at: serverTime })))
    await refused(teo.write(create(path, { minutes: 0, at: serverTime })))
    await refused(teo.write(create(path, { minutes: 3, at: longAgo })))
    await refused(teo.write(create(path, { minutes: 3, at: serverTime, words: 'x' })))
    await allowed(teo.write(create(path, { minutes: 3, at: serverTime })))
    await refused(teo.write(replace(path, { minutes: 5, at: serverTime })))
    await instance.put({ [path]: { minutes: 3, at: longAgo } })
    await refused(teo.write(replace(path, { minutes: 2, at: serverTime })))
    await refused(teo.write(replace(path, { minutes: 9, at: serverTime })))
    await allowed(teo.write(replace(path, { minutes: 8, at: serverTime })))
    await instance.put({ [path]: { minutes: 1440, at: longAgo } })
    await refused(teo.write(replace(path, { minutes: 1441, at: serverTime })))
    await refused(teo.write(remove(path)))
  })

  test('are of today, wherever on earth that is', async () => {
    for (const days of [-1, 1])
      await allowed(teo.write(create(`users/teo/minutes/${daysAway(days)}`, { minutes: 1, at: serverTime })))
    for (const days of [-4, 4])
      await refused(teo.write(create(`users/teo/minutes/${daysAway(days)}`, { minutes: 1, at: serverTime })))
    await refused(teo.write(create('users/teo/minutes/hoje', { minutes: 1, at: serverTime })))
    await refused(teo.write(create('users/teo/minutes/2026-99-99', { minutes: 1, at: serverTime })))
  })

  test('are told of nobody else, and by nobody without a guardian', async () => {
    for (const client of [ana, bia, lia]) await refused(client.write(replace(path, { minutes: 1, at: serverTime })))
    await refused(bia.write(create(`users/bia/minutes/${today}`, { minutes: 1, at: serverTime })))
  })

  test('are told only where the guardian sees them', async () => {
    const told = { minutes: 1, at: serverTime }
    await allowed(instance.as('yara').write(create(`users/yara/minutes/${today}`, told)))
    for (const uid of ['rui', 'old']) {
      const its = `users/${uid}/minutes/${today}`
      await refused(instance.as(uid).write(create(its, told)))
      await instance.put({ [its]: { minutes: 1, at: longAgo } })
      await refused(instance.as(uid).write(replace(its, { minutes: 2, at: serverTime })))
    }
  })
})
