import { rates } from '@varanda/domain/rates'
import type { RuledAct } from '@varanda/domain/ruled-rates'
import { describe, expect, test } from 'vitest'
import { cast, entries, outsiders, post } from './harness/cast.ts'
import {
  allowed,
  change,
  create,
  firstCount,
  openInstance,
  refused,
  remove,
  replace,
  serverTime,
  signedInAt,
} from './harness/instance.ts'

/** What members write themselves is counted by them; here nothing is counted for them. */
const instance = openInstance({
  ...cast,
  ...entries,
  'posts/ana_1': post,
  'posts/ana_2': post,
  'users/bia/feed/ana_2': { ...post, postId: 'ana_2', others: { count: 0, uids: [] } },
})
const bia = instance.bare('bia')
const text = { author: { uid: 'bia', name: 'bia' }, text: 'Oi.', createdAt: serverTime }
const comment = (id: string, postId = 'ana_1') => create(`posts/${postId}/comments/${id}`, text)
const counter = (act: RuledAct) => `users/bia/rates/${act}`
const count = (id: string, postId = 'ana_1') => firstCount('bia', 'comment', `${postId}/${id}`)
const next = (n: number, of: string) => change(counter('comment'), { n, of, at: serverTime })
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000)

const acts = Object.entries(rates).flatMap(([act, rate]) => (rate.keptBy === 'rules' ? [act as RuledAct] : []))

describe.each(acts)('the count of %s', (act) => {
  const [{ most, seconds }] = rates[act].windows

  test(`goes up by one, ${most} times, and begins anew when its window is over`, async () => {
    await refused(bia.write(replace(counter(act), { from: serverTime, n: 2, at: serverTime, of: 'x' })))
    await refused(bia.write(replace(counter(act), { from: ago(1), n: 1, at: serverTime, of: 'x' })))
    await allowed(bia.write(firstCount('bia', act, 'x')))
    await refused(bia.write(firstCount('bia', act, 'x')))
    for (const n of [1, 3, 0]) await refused(bia.write(change(counter(act), { n, at: serverTime, of: 'x' })))
    await refused(bia.write(change(counter(act), { n: 2, of: 'x' })))
    await refused(bia.write(change(counter(act), { n: 2, at: ago(1), of: 'x' })))
    await refused(bia.write(change(counter(act), { n: 2, at: serverTime, from: ago(10) })))
    await allowed(bia.write(change(counter(act), { n: 2, at: serverTime, of: 'x' })))
    await instance.put({ [counter(act)]: { from: ago(seconds - 5), n: most - 1, at: ago(9), of: 'x' } })
    await allowed(bia.write(change(counter(act), { n: most, at: serverTime, of: 'x' })))
    await refused(bia.write(change(counter(act), { n: most + 1, at: serverTime, of: 'x' })))
    await refused(bia.write(firstCount('bia', act, 'x')))
    await instance.put({ [counter(act)]: { from: ago(seconds + 5), n: most, at: ago(9), of: 'x' } })
    await refused(bia.write(change(counter(act), { n: most + 1, at: serverTime, of: 'x' })))
    await allowed(bia.write(firstCount('bia', act, 'x')))
    await instance.remove(counter(act))
  })

  test('holds what a count has, is its member’s alone, and stays', async () => {
    await refused(bia.write(replace(counter(act), { from: serverTime, n: 1, at: serverTime, of: 'x', more: 1 })))
    await refused(bia.write(replace(counter(act), { from: serverTime, n: 1, at: serverTime })))
    await refused(bia.write(replace(counter(act), { from: serverTime, n: 1, at: serverTime, of: 'x'.repeat(401) })))
    await refused(instance.bare('ana').write(firstCount('bia', act, 'x')))
    await allowed(bia.write(firstCount('bia', act, 'x')))
    await refused(instance.bare('ana').get(counter(act)))
    await refused(bia.write(remove(counter(act))))
    await instance.remove(counter(act))
  })

  test.each(outsiders(instance))('is nothing for %s', async (_, client) => {
    for (const uid of ['fabio', 'davi', 'gil']) await refused(client.write(firstCount(uid, act, 'x')))
  })
})

test('there is no count of anything else', async () => {
  await refused(bia.write(firstCount('bia', 'sleep' as RuledAct, 'x')))
})

describe('a comment', () => {
  test('comes with its own count, which stands for it alone', async () => {
    await refused(bia.write(comment('a')))
    await refused(bia.write(count('other'), comment('a')))
    await refused(bia.write(count('a'), comment('a'), comment('b')))
    await refused(bia.write(count('a'), comment('a'), comment('a', 'ana_2')))
    await allowed(bia.write(count('a'), comment('a')))
    await refused(bia.write(comment('b')))
    // The count of before is not that of now, even where it names the same comment.
    await allowed(bia.write(remove('posts/ana_1/comments/a')))
    await refused(bia.write(comment('a')))
    await allowed(bia.write(next(2, 'ana_1/b'), comment('b')))
  })

  test('is counted again when it is changed', async () => {
    const edit = change('posts/ana_1/comments/b', { text: 'Olá.', editedAt: serverTime })
    await refused(bia.write(edit))
    await allowed(bia.write(next(3, 'ana_1/b'), edit))
  })

  test('waits on a device with the others, and all are taken as they were written', async () => {
    await instance.put({ [counter('comment')]: { from: ago(700), n: 60, at: ago(500), of: 'x' } })
    const increment = (of: string) => ({
      ...change(counter('comment'), { of, at: serverTime }, ['of']),
      updateTransforms: [
        { fieldPath: 'n', increment: { integerValue: '1' } },
        { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' as const },
      ],
    })
    await allowed(bia.write(count('q1'), comment('q1')))
    await allowed(bia.write(increment('ana_1/q2'), comment('q2')))
    await allowed(bia.write(increment('ana_1/q3'), comment('q3')))
    expect((await instance.stored(counter('comment')))?.n).toEqual({ integerValue: '3' })
  })
})

test.each<[string, RuledAct, string, Parameters<typeof change>]>([
  ['a new name', 'profile', 'bia', ['users/bia', { name: 'Bia Prado' }]],
  ['another photo', 'profile', 'bia', ['users/bia', { photo: 'drawn:caio' }]],
])('%s is counted', async (_, act, of, [path, data]) => {
  await instance.remove(counter(act))
  await refused(bia.write(change(path, data)))
  await refused(bia.write(firstCount('bia', act, 'else'), change(path, data)))
  await allowed(bia.write(firstCount('bia', act, of), change(path, data)))
})

test('so is keeping a post for later, and nothing is written where nothing changes', async () => {
  const path = 'users/bia/feed/ana_2'
  const keep = change(path, { savedAt: serverTime })
  await instance.remove(counter('reaction'))
  await refused(bia.write(keep))
  await refused(bia.write(firstCount('bia', 'reaction', 'ana_1'), keep))
  await refused(bia.write(change(path, {}, ['savedAt'])))
  await allowed(bia.write(firstCount('bia', 'reaction', 'ana_2'), keep))
  await allowed(bia.write(change(path, {}, ['savedAt'])))
  await refused(bia.write(change(path, {}, ['savedAt'])))
  await instance.remove(counter('reaction'))
})

test('so is taking a device off the list, after which the same sign-in could note it again', async () => {
  const path = `users/bia/devices/${signedInAt}`
  const seen = { name: 'Celular', firstSeen: serverTime, lastSeen: serverTime, expiresAt: new Date(Date.now() + 7e9) }
  await instance.remove(counter('choice'))
  await allowed(bia.write(create(path, seen)))
  await refused(bia.write(remove(path)))
  await refused(bia.write(firstCount('bia', 'choice', 'another'), remove(path)))
  await allowed(bia.write(firstCount('bia', 'choice', String(signedInAt)), remove(path)))
  await allowed(bia.write(create(path, seen)))
  await refused(bia.write(remove(path)))
  await instance.remove(counter('choice'))
})

test('so is every choice', async () => {
  const settings = replace('users/bia/private/settings', { locale: 'pt' })
  const mail = replace('users/bia/private/mail', { notifications: false })
  await refused(bia.write(settings))
  await refused(bia.write(mail))
  await refused(bia.write(firstCount('bia', 'choice', 'settings'), settings, mail))
  await allowed(bia.write(firstCount('bia', 'choice', 'settings'), settings))
  await allowed(bia.write(change(counter('choice'), { n: 2, of: 'mail', at: serverTime }), mail))
})
