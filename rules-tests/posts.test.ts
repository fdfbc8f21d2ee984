import { describe, test } from 'vitest'
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
  replace,
  serverTime,
} from './harness/instance.ts'

/** Authors who are no longer let in, or never were members. */
const banned = ['davi', 'gil', 'fabio']
const instance = openInstance({
  ...cast,
  ...entries,
  'posts/ana_1': post,
  'posts/ana_1/private/audience': { base: 'connections', except: [] },
  'posts/ana_1/private/receipt': { readers: ['bia'] },
  'posts/ana_1/private/fanOut': { next: null },
  'posts/ana_1/activity/summary': { comments: 0 },
  'posts/ana_2': { ...post, visibility: 'public' },
  ...Object.fromEntries(
    banned.flatMap((uid) => [
      [`posts/${uid}_1`, { ...post, author: { uid } }],
      [`posts/${uid}_1/private/audience`, { base: 'connections', except: [] }],
    ]),
  ),
})
const ana = instance.as('ana')
const bia = instance.as('bia')
const caio = instance.as('caio')

describe('reading a post', () => {
  test('its author, and who has the entry', async () => {
    await allowed(ana.get('posts/ana_1'))
    await allowed(bia.get('posts/ana_1'))
    await allowed(instance.as('eva').get('posts/ana_1'))
  })

  test('a member without the entry does not, nor an admin', async () => {
    await refused(caio.get('posts/ana_1'))
    await refused(instance.as('admin').get('posts/ana_1'))
    await refused(caio.get('posts/none'))
  })

  test('the entry is the only door, whatever else a post says', async () => {
    await refused(caio.get('posts/ana_2'))
    await refused(caio.get('posts/ana_2/activity/summary'))
    await refused(caio.list('posts/ana_2/comments'))
  })

  test('its author reads it by an entry like everybody, but the bare post without', async () => {
    await allowed(ana.get('posts/ana_2'))
    await refused(ana.get('posts/ana_2/activity/summary'))
    await refused(ana.list('posts/ana_2/comments'))
  })

  test.each(outsiders(instance))('not %s, even with the entry', async (_, client) => {
    await refused(client.get('posts/ana_1'))
    await refused(client.get('posts/ana_2'))
    await refused(client.get('posts/ana_1/activity/summary'))
  })

  test('as soon as the entry is gone, the post is', async () => {
    await instance.put({ 'users/caio/feed/ana_1': { postId: 'ana_1' } })
    await allowed(caio.get('posts/ana_1'))
    await instance.remove('users/caio/feed/ana_1')
    await refused(caio.get('posts/ana_1'))
  })

  test('a list is of ones own posts', async () => {
    await allowed(ana.list('posts', { where: equals('author.uid', 'ana') }))
    await refused(bia.list('posts', { where: equals('author.uid', 'ana') }))
    await refused(bia.list('posts'))
    await refused(bia.list('posts', { orderBy: 'createdAt' }))
    await refused(bia.list('posts', { where: equals('visibility', 'public') }))
    await refused(ana.list('posts', { where: equals('author.uid', 'ana'), allDescendants: true }))
  })
})

test.each(banned)('%s, who is not let in, reads not even own posts', async (uid) => {
  const client = instance.as(uid)
  await refused(client.get(`posts/${uid}_1`))
  await refused(client.list('posts', { where: equals('author.uid', uid) }))
  await refused(client.get(`posts/${uid}_1/private/audience`))
})

describe('what belongs to a post', () => {
  test.each(['audience', 'receipt'])('%s is for the author', async (document) => {
    await allowed(ana.get(`posts/ana_1/private/${document}`))
    await refused(bia.get(`posts/ana_1/private/${document}`))
    await refused(caio.get(`posts/ana_1/private/${document}`))
    await refused(instance.as('admin').get(`posts/ana_1/private/${document}`))
  })

  test('the work of spreading it is for nobody', async () => {
    await refused(ana.get('posts/ana_1/private/fanOut'))
    await refused(ana.list('posts/ana_1/private'))
  })

  test('its activity is for who may read it', async () => {
    await allowed(ana.get('posts/ana_1/activity/summary'))
    await allowed(bia.get('posts/ana_1/activity/summary'))
    await refused(caio.get('posts/ana_1/activity/summary'))
    await refused(ana.list('activity', { allDescendants: true }))
  })
})

describe('writing', () => {
  test('nobody writes posts, not even their author', async () => {
    for (const client of [ana, bia, instance.as('admin'), instance.stranger]) {
      await refused(client.write(create('posts/ana_9', post)))
      await refused(client.write(change('posts/ana_1', { text: 'Outro' })))
      await refused(client.write(change('posts/ana_1', { visibility: 'public' })))
      await refused(client.write(remove('posts/ana_1')))
      await refused(client.write(replace('posts/ana_1/private/audience', { base: 'connections', except: [] })))
      await refused(client.write(replace('posts/ana_1/private/receipt', { readers: [] })))
      await refused(client.write(change('posts/ana_1/activity/summary', { comments: 9 })))
    }
  })

  test('nobody gives an entry, to another or to oneself', async () => {
    await refused(caio.write(create('users/caio/feed/ana_1', { postId: 'ana_1' })))
    await refused(ana.write(create('users/caio/feed/ana_1', { postId: 'ana_1' })))
  })

  test('a reader keeps their own copy for later, now, and changes nothing else in it', async () => {
    const copy = 'users/bia/feed/ana_1'
    await allowed(bia.write(change(copy, { savedAt: serverTime })))
    await allowed(bia.write(change(copy, {}, ['savedAt'])))
    await allowed(instance.as('eva').write(change('users/eva/feed/ana_1', { savedAt: serverTime })))
    await refused(bia.write(change(copy, { savedAt: longAgo })))
    await refused(bia.write(change(copy, { savedAt: serverTime, text: 'Outro' })))
    await refused(bia.write(change(copy, { rev: 9 })))
    await refused(bia.write(remove(copy)))
    await refused(ana.write(change(copy, { savedAt: serverTime })))
  })
})
