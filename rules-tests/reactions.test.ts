import type { Write } from '@varanda/embedded/firestore/wire'
import { beforeEach, describe, test } from 'vitest'
import { cast, entries, outsiders, post } from './harness/cast.ts'
import {
  allowed,
  change,
  create,
  equals,
  longAgo,
  openInstance,
  refused,
  remove,
  serverTime,
} from './harness/instance.ts'

const of = (uid: string, thing = 'post') => ({ uid, thing, kind: 'love' })
const entry = (id: string, more = {}) => ({ ...post, postId: id, others: { count: 1, uids: [] }, ...more })
const instance = openInstance({
  ...cast,
  ...entries,
  'posts/ana_1': post,
  'posts/ana_1/comments/empty': {
    author: { uid: 'bia', name: 'bia' },
    text: '',
    createdAt: longAgo,
    deleted: true,
  },
  'posts/ana_1/comments/c': { author: { uid: 'bia', name: 'bia' }, text: 'Oi.', createdAt: longAgo },
})
const ana = instance.as('ana')
const bia = instance.as('bia')
const caio = instance.as('caio')
const at = 'posts/ana_1/reactions'
const react = (uid: string, more: Record<string, unknown> = {}, id = uid): Write =>
  create(`${at}/${id}`, { ...of(uid), at: serverTime, ...more })

beforeEach(async () => {
  for (const id of ['bia', 'ana', 'c_bia', 'none_bia', 'x_bia', 'caio', 'eva']) await instance.remove(`${at}/${id}`)
  await instance.put({
    [`${at}/ana`]: { ...of('ana'), at: longAgo },
    [`${at}/c_ana`]: { ...of('ana', 'c'), at: longAgo },
    [`${at}/eva`]: { ...of('eva'), at: longAgo },
    [`${at}/davi`]: { ...of('davi'), at: longAgo },
  })
})

describe('reading who reacted', () => {
  test('who may read the post', async () => {
    for (const client of [ana, bia, instance.as('eva')]) {
      await allowed(client.get(`${at}/ana`))
      await allowed(client.list(at, { where: equals('thing', 'post') }))
      await allowed(client.get(`${at}/never-was`))
    }
  })

  test('nobody else, but everybody their own', async () => {
    await refused(caio.list(at))
    await refused(caio.get(`${at}/ana`))
    await refused(caio.get(`${at}/never-was`))
    await refused(bia.list('reactions', { allDescendants: true }))
    await allowed(caio.get(`${at}/caio`))
    await allowed(caio.get(`${at}/c_caio`))
    await refused(caio.get(`${at}/c_ana`))
    await allowed(caio.list(at, { where: equals('uid', 'caio') }))
    await refused(caio.list(at, { where: equals('uid', 'ana') }))
  })

  test('of a public circle’s post only its author and the circle’s owner', async () => {
    const listed = { listed: false, circles: ['of-gui'] }
    await instance.put({
      'posts/ana_2': { ...post, listed: false },
      'circles/of-gui': { name: 'Padaria', owner: 'eva', kind: 'public', createdAt: longAgo },
      ...Object.fromEntries(['ana', 'bia', 'eva'].map((uid) => [`users/${uid}/feed/ana_2`, entry('ana_2', listed)])),
      'posts/ana_2/reactions/ana': { ...of('ana'), at: longAgo },
      'posts/ana_2/reactions/bia': { ...of('bia'), at: longAgo },
    })
    const all = 'posts/ana_2/reactions'
    for (const client of [ana, instance.as('eva')]) await allowed(client.list(all))
    await refused(bia.list(all))
    await refused(bia.get(`${all}/ana`))
    await allowed(bia.get(`${all}/bia`))
    await allowed(bia.list(all, { where: equals('uid', 'bia') }))
  })

  test.each(outsiders(instance))('not %s', async (_, client) => {
    await refused(client.list(at))
    await refused(client.get(`${at}/ana`))
  })
})

describe('reacting', () => {
  test('who may read the post and write, to it and to a comment', async () => {
    await allowed(bia.write(react('bia')))
    await allowed(bia.write(react('bia', { thing: 'c' }, 'c_bia')))
  })

  test.each(['👏', '❤️', '👍🏽', '👩🏽‍🚀', '👨‍👩‍👧‍👦', '🇧🇷', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '☕'])('by %s', async (emoji) => {
    await allowed(bia.write(create(`${at}/bia`, { uid: 'bia', thing: 'post', emoji, at: serverTime })))
  })

  test.each<[string, unknown]>([
    ['a letter', 'a'],
    ['a word', 'viva'],
    ['a digit', '1'],
    ['nothing', ''],
    ['two emojis', '👏👏'],
    ['an emoji and a letter', '👏a'],
    ['half a flag', '🇧'],
    ['a loose joiner', '👏\u200D'],
    ['more than 32 bytes', '👩🏽‍❤️‍💋‍👨🏻'],
    ['a number', 5],
  ])('not by %s', async (_, emoji) => {
    await refused(bia.write(create(`${at}/bia`, { uid: 'bia', thing: 'post', emoji, at: serverTime })))
  })

  test.each<[string, () => Write]>([
    ['a kind that there is not', () => react('bia', { kind: 'hate' })],
    ['a kind and an emoji', () => react('bia', { emoji: '👏' })],
    ['neither', () => create(`${at}/bia`, { uid: 'bia', thing: 'post', at: serverTime })],
    ["somebody else's uid", () => react('ana', {}, 'bia')],
    ["somebody else's place", () => react('bia', {}, 'x_bia')],
    ['another thing than the id says', () => react('bia', { thing: 'c' })],
    ['a comment that there is not', () => react('bia', { thing: 'none' }, 'none_bia')],
    ['a comment whose words were taken away', () => react('bia', { thing: 'empty' }, 'empty_bia')],
    ['a thing that is no text', () => react('bia', { thing: 5 })],
    ['another time', () => react('bia', { at: longAgo })],
    ['an unknown field', () => react('bia', { loud: true })],
  ])('not with %s', async (_, write) => {
    await refused(bia.write(write()))
  })

  test('not who may not read the post, or only read', async () => {
    await refused(caio.write(react('caio')))
    await instance.remove(`${at}/eva`)
    await refused(instance.as('eva').write(react('eva')))
    await refused(bia.write(create('posts/none/reactions/bia', { ...of('bia'), at: serverTime })))
  })

  test.each(outsiders(instance))('not %s', async (_, client) => {
    for (const uid of ['fabio', 'gil', 'bia']) await refused(client.write(react(uid)))
  })

  test('not without its count, nor twice in a commit', async () => {
    await refused(instance.bare('bia').write(react('bia')))
    await refused(bia.write(react('bia'), react('bia', { thing: 'c' }, 'c_bia')))
  })
})

describe('changing and taking back', () => {
  const own = `${at}/ana`
  test('one’s own: another feeling, at another time', async () => {
    await allowed(ana.write(change(own, { kind: 'hug', at: serverTime })))
    await allowed(ana.write(change(own, { emoji: '👏', at: serverTime }, ['emoji', 'kind'])))
  })

  test.each<[string, Write]>([
    ['without the time', change(own, { kind: 'hug' })],
    ['to no kind', change(own, { kind: 'hate', at: serverTime })],
    ['to both', change(own, { emoji: '👏', at: serverTime })],
    ['to another thing', change(own, { thing: 'c', at: serverTime })],
    ['giving it to another', change(own, { uid: 'bia', at: serverTime })],
  ])('not %s', async (_, write) => {
    await refused(ana.write(write))
  })

  test('not somebody else’s', async () => {
    for (const client of [bia, caio, instance.as('admin'), instance.stranger]) {
      await refused(client.write(change(own, { kind: 'hug', at: serverTime })))
      await refused(client.write(remove(own)))
    }
    await refused(instance.as('davi').write(remove(`${at}/davi`)))
  })

  test('taken back also by who may not write, and not changed', async () => {
    await refused(instance.as('eva').write(change(`${at}/eva`, { kind: 'hug', at: serverTime })))
    await allowed(instance.as('eva').write(remove(`${at}/eva`)))
  })

  test('out of reach, only taking back', async () => {
    await instance.put({ [`${at}/caio`]: { ...of('caio'), at: longAgo } })
    await refused(caio.write(change(`${at}/caio`, { kind: 'hug', at: serverTime })))
    await allowed(caio.write(remove(`${at}/caio`)))
    await allowed(ana.write(remove(own)))
  })
})

test('whoever wrote a comment leaves alone how many reacted to it', async () => {
  const own = 'posts/ana_1/comments/c'
  const reactions = { kinds: { love: 99 }, other: 0 }
  await refused(bia.write(change(own, { text: 'Outro.', editedAt: serverTime, reactions })))
  await refused(
    bia.write(
      create('posts/ana_1/comments/d', {
        author: { uid: 'bia', name: 'bia' },
        text: 'Oi.',
        createdAt: serverTime,
        reactions,
      }),
    ),
  )
})
