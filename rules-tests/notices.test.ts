import { noticeTopicNames } from '@varanda/domain/notice/topics'
import { describe, test } from 'vitest'
import { cast, outsiders } from './harness/cast.ts'
import {
  allowed,
  change,
  create,
  longAgo,
  openInstance,
  refused,
  remove,
  replace,
  serverTime,
} from './harness/instance.ts'

/** What the instance tells one member: their own to read, and to say that they did. */
const path = 'users/bia/notifications/one'
const later = new Date(longAgo.getTime() + 1000)
const instance = openInstance({
  ...cast,
  'users/bia/connections/ana': { uid: 'ana', name: 'ana' },
  'circles/vovos': { owner: 'ana', kind: 'group' },
  'circles/vovos/members/bia': { role: 'member' },
  'circles/secret': { owner: 'ana', kind: 'private' },
  'circles/secret/members/bia': { role: 'member' },
  'users/bia/watches/users_zeca': { source: 'users/zeca', of: 'zeca' },
  'users/bia/notifications/seen': { kind: 'comment', at: longAgo, readAt: longAgo, unread: false },
  'users/bia/notifications/again': { kind: 'comment', at: later, readAt: longAgo, unread: true },
  [path]: {
    kind: 'post-opened',
    at: longAgo,
    by: { uid: 'admin', name: 'admin' },
    words: 'Por quê',
    readAt: null,
    unread: true,
  },
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

  test('is marked as read up to its newest, and nothing else of it changes', async () => {
    const [ana, bia] = [instance.as('ana'), instance.as('bia')]
    const read = { readAt: longAgo, unread: false }
    await refused(bia.write(change(path, { ...read, readAt: serverTime })))
    await refused(bia.write(change(path, { ...read, readAt: later })))
    await refused(bia.write(change(path, { ...read, readAt: null })))
    await refused(bia.write(change(path, { readAt: longAgo })))
    await refused(bia.write(change(path, { unread: false })))
    await refused(bia.write(change(path, { ...read, words: 'Outro' })))
    await refused(ana.write(change(path, read)))
    await refused(bia.write(create('users/bia/notifications/two', { readAt: null, unread: true })))
    await refused(bia.write(remove(path)))
    await allowed(bia.write(change(path, read)))
  })

  test('is marked again only where something is later than what was read, and by whoever saw that', async () => {
    const bia = instance.as('bia')
    await refused(bia.write(change('users/bia/notifications/seen', { readAt: longAgo, unread: true })))
    await refused(bia.write(change('users/bia/notifications/seen', { readAt: longAgo, unread: false })))
    await refused(bia.write(change('users/bia/notifications/again', { readAt: longAgo, unread: false })))
    await allowed(bia.write(change('users/bia/notifications/again', { readAt: later, unread: false })))
  })
})

describe('how a member wants to be told', () => {
  const wishes = 'users/bia/private/notices'
  const all = {
    topics: { answers: { push: false }, house: { push: true, mail: true }, posts: {} },
    quiet: { from: '21:30', to: '06:00' },
    zone: 'America/Argentina/Buenos_Aires',
    snoozedUntil: longAgo,
    words: true,
    quietCircles: { vovos: true },
    answersByMail: false,
    digest: { rhythm: 'weekly', hour: 9, weekday: 7, show: 'words' },
  }

  test('is theirs to say, whole or in part', async () => {
    const everyTopic = Object.fromEntries(noticeTopicNames.map((name) => [name, { push: false, mail: true }]))
    for (const said of [
      all,
      { topics: everyTopic },
      { quiet: null },
      { topics: {} },
      { digest: { rhythm: 'never' } },
      {},
    ]) {
      await allowed(instance.as('bia').write(replace(wishes, said)))
    }
  })

  test.each([
    ['a topic that is none', { topics: { other: { push: true } } }],
    ['a channel that is none', { topics: { answers: { sms: true } } }],
    ['a channel that is no yes or no', { topics: { answers: { push: 'x'.repeat(9) } } }],
    ['a time that no clock shows', { quiet: { from: '24:00', to: '06:00' } }],
    ['half of a night', { quiet: { from: '22:00' } }],
    ['a zone of other letters', { zone: 'a b' }],
    ['a zone that is long', { zone: 'a'.repeat(65) }],
    ['peace until no time', { snoozedUntil: 'x' }],
    ['many circles', { quietCircles: Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`c${n}`, true])) }],
    ['a circle of words', { quietCircles: { vovos: 'x' } }],
    ['buttons that are no yes or no', { answersByMail: 'x'.repeat(9) }],
    ['a rhythm that is none', { digest: { rhythm: 'hourly' } }],
    ['an hour that no clock shows', { digest: { hour: 24 } }],
    ['an hour in words', { digest: { hour: '9' } }],
    ['a day of no week', { digest: { weekday: 0 } }],
    ['something else of a digest', { digest: { show: 'all' } }],
    ['more of a digest', { digest: { rhythm: 'daily', other: true } }],
    ['something else', { other: true }],
  ])('is refused with %s', async (_, said) => {
    await refused(instance.as('bia').write(replace(wishes, said)))
  })
})

describe('of whose posts a member wants to be told', () => {
  const of = (kind: string, id: string) => ({ source: `${kind}/${id}`, of: id })

  test('are people whom they know and circles that they are in', async () => {
    const bia = instance.as('bia')
    await allowed(bia.write(replace('users/bia/watches/users_ana', of('users', 'ana'))))
    await allowed(bia.write(replace('users/bia/watches/circles_vovos', of('circles', 'vovos'))))
    await refused(bia.write(replace('users/bia/watches/users_caio', of('users', 'caio'))))
    await refused(bia.write(replace('users/bia/watches/circles_outro', of('circles', 'outro'))))
    await refused(bia.write(replace('users/bia/watches/circles_secret', of('circles', 'secret'))))
    await refused(bia.write(replace('users/bia/watches/circles_vovos', of('users', 'ana'))))
    await refused(bia.write(replace('users/bia/watches/users_ana', { ...of('users', 'ana'), since: longAgo })))
    await refused(bia.write(replace('users/bia/watches/users_ana', { source: 'circles/ana', of: 'ana' })))
    await refused(instance.as('caio').write(replace('users/bia/watches/users_ana', of('users', 'ana'))))
    await allowed(bia.write(remove('users/bia/watches/users_zeca')))
    await refused(bia.write(remove('users/bia/watches/users_zeca')))
    await refused(instance.as('ana').write(remove('users/bia/watches/users_zeca')))
  })
})
