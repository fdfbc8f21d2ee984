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
  replace,
  serverTime,
  transform,
} from './harness/instance.ts'

const signed = (uid: string) => ({ author: { uid, name: uid }, text: 'Que delícia!' })
const instance = openInstance({
  ...cast,
  ...entries,
  'posts/ana_1': post,
  'posts/ana_2': { ...post, visibility: 'public' },
})
const ana = instance.as('ana')
const bia = instance.as('bia')
const caio = instance.as('caio')
const at = 'posts/ana_1/comments'
let next = 0
const newId = () => `${at}/c${next++}`
const comment = (uid: string, more: Record<string, unknown> = {}): Write =>
  create(newId(), { ...signed(uid), createdAt: serverTime, ...more })

beforeEach(() =>
  instance.put({
    [`${at}/of-bia`]: { ...signed('bia'), createdAt: longAgo },
    [`${at}/of-eva`]: { ...signed('eva'), createdAt: longAgo },
    [`${at}/of-davi`]: { ...signed('davi'), createdAt: longAgo },
  }),
)

describe('reading comments', () => {
  test('who may read the post', async () => {
    for (const client of [ana, bia, instance.as('eva')]) {
      await allowed(client.get(`${at}/of-bia`))
      await allowed(client.list(at))
      await allowed(client.list(at, { orderBy: 'createdAt' }))
    }
    await refused(caio.list('posts/ana_2/comments'))
  })

  test('nobody else, and not all comments of the instance', async () => {
    await refused(caio.list(at))
    await refused(caio.get(`${at}/of-bia`))
    await refused(bia.list('comments', { allDescendants: true }))
    await refused(bia.list('comments', { allDescendants: true, where: equals('author.uid', 'bia') }))
  })

  test.each(outsiders(instance))('not %s', async (_, client) => {
    await refused(client.list(at))
    await refused(client.get(`${at}/of-bia`))
  })
})

describe('writing a comment', () => {
  test('who may read the post and write', async () => {
    await allowed(bia.write(comment('bia')))
    await allowed(ana.write(comment('ana')))
    await allowed(bia.write(comment('bia', { text: 'x'.repeat(2000) })))
    await refused(caio.write(create('posts/ana_2/comments/c', { ...signed('caio'), createdAt: serverTime })))
  })

  test.each<[string, () => Write]>([
    ['no text', () => comment('bia', { text: '' })],
    ['blank text', () => comment('bia', { text: ' \n ' })],
    ['2001 characters', () => comment('bia', { text: 'x'.repeat(2001) })],
    ['text that is no text', () => comment('bia', { text: 5 })],
    ["somebody else's uid", () => comment('ana')],
    ["somebody else's name", () => comment('bia', { author: { uid: 'bia', name: 'ana' } })],
    ['the mark of a mail', () => comment('bia', { byMail: true })],
    ['more about the author', () => comment('bia', { author: { uid: 'bia', name: 'bia', role: 'admin' } })],
    ['no author', () => create(newId(), { text: 'oi', createdAt: serverTime })],
    ['another time', () => comment('bia', { createdAt: longAgo })],
    ['no time', () => create(newId(), signed('bia'))],
    ['an unknown field', () => comment('bia', { pinned: true })],
    ['an edit it never had', () => comment('bia', { editedAt: serverTime })],
  ])('not with %s', async (_, write) => {
    await refused(bia.write(write()))
  })

  test('not under an id that nothing could answer or report', async () => {
    const under = (id: string) => create(`${at}/${id}`, { ...signed('bia'), createdAt: serverTime })
    for (const id of ['a b', 'é!', 'a.b', 'x'.repeat(151)]) await refused(bia.write(under(id)))
    await allowed(bia.write(under('x'.repeat(150))))
  })

  test('not who may not read the post, or only read', async () => {
    await refused(caio.write(comment('caio')))
    await refused(instance.as('eva').write(comment('eva')))
    await refused(bia.write(create('posts/none/comments/c', { ...signed('bia'), createdAt: serverTime })))
  })

  test('not below a post that came by one group alone, which nobody looks after any more; one’s own is deleted', async () => {
    const entry = (...circles: string[]) => ({ ...post, postId: 'ana_4', others: { count: 1, uids: [] }, circles })
    await instance.put({
      'posts/ana_4': post,
      'users/bia/feed/ana_4': entry('frozen'),
      'circles/frozen': { owner: '', kind: 'group', frozen: true },
      'circles/kept': { owner: 'ana', kind: 'group' },
      'posts/ana_4/comments/of-bia': { ...signed('bia'), createdAt: longAgo },
      'posts/ana_4/reactions/bia': { uid: 'bia', thing: 'post', kind: 'love', at: longAgo },
    })
    const say = (id: string) =>
      bia.write(create(`posts/ana_4/comments/${id}`, { ...signed('bia'), createdAt: serverTime }))
    const mine = 'posts/ana_4/reactions/bia'
    await refused(say('c'))
    await refused(bia.write(change('posts/ana_4/comments/of-bia', { text: 'Olá.', editedAt: serverTime })))
    await refused(bia.write(replace(mine, { uid: 'bia', thing: 'post', kind: 'hug', at: serverTime })))
    await allowed(bia.list('posts/ana_4/comments'))
    await allowed(bia.write(remove(mine)))
    await refused(bia.write(create(mine, { uid: 'bia', thing: 'post', kind: 'hug', at: serverTime })))
    await allowed(bia.write(change('posts/ana_4/comments/of-bia', { text: '', deleted: true })))
    for (const circles of [['kept'], ['frozen', 'kept'], ['gone'], []]) {
      await instance.put({ 'users/bia/feed/ana_4': entry(...circles) })
      await allowed(say(`c${circles.join('')}`))
    }
  })

  test('not below a post of a circle without comments, of its author neither; reading stays', async () => {
    const quiet = { ...post, comments: false }
    const entry = { ...quiet, postId: 'ana_3', others: { count: 1, uids: [] } }
    await instance.put({
      'posts/ana_3': quiet,
      'users/ana/feed/ana_3': entry,
      'users/bia/feed/ana_3': entry,
      'posts/ana_3/comments/of-bia': { ...signed('bia'), createdAt: longAgo },
    })
    for (const uid of ['ana', 'bia'] as const) {
      const client = instance.as(uid)
      await refused(client.write(create('posts/ana_3/comments/c', { ...signed(uid), createdAt: serverTime })))
      await allowed(client.list('posts/ana_3/comments'))
    }
    const own = 'posts/ana_3/comments/of-bia'
    await refused(bia.write(change(own, { text: 'Outro', editedAt: serverTime })))
    await allowed(bia.write(remove(own)))
  })

  test('below a comment of the same post that answers none, also below one whose words are gone', async () => {
    await instance.put({
      [`${at}/gone`]: { ...signed('eva'), text: '', deleted: true, createdAt: longAgo },
      [`${at}/answer`]: { ...signed('ana'), replyTo: 'of-bia', createdAt: longAgo },
      'posts/ana_2/comments/elsewhere': { ...signed('ana'), createdAt: longAgo },
    })
    await allowed(bia.write(comment('bia', { replyTo: 'of-eva' })))
    await allowed(ana.write(comment('ana', { replyTo: 'gone' })))
    for (const replyTo of ['answer', 'elsewhere', 'never-was', '', 5, null, '../comments/of-bia', ['of-bia']]) {
      await refused(bia.write(comment('bia', { replyTo })))
    }
    const self = newId()
    const below = { ...signed('bia'), createdAt: serverTime, replyTo: self.split('/').at(-1) }
    await refused(bia.write(create(self, below)))
  })

  test('not below a post whose author closed its comments, the author neither; deleting stays', async () => {
    await instance.put({ 'posts/ana_1/activity/summary': { comments: 3, countedAt: longAgo, closed: true } })
    for (const uid of ['ana', 'bia'] as const) await refused(instance.as(uid).write(comment(uid)))
    await refused(bia.write(change(`${at}/of-bia`, { text: 'Outro', editedAt: serverTime })))
    await allowed(bia.write(change(`${at}/of-bia`, { text: '', deleted: true })))
    await allowed(ana.write(remove(`${at}/of-eva`)))
    await allowed(bia.list(at))
    await instance.put({ 'posts/ana_1/activity/summary': { comments: 3, countedAt: longAgo } })
    await allowed(bia.write(comment('bia')))
  })

  test('nobody closes or opens comments by writing that themselves', async () => {
    const summary = 'posts/ana_1/activity/summary'
    await refused(ana.write(change(summary, { closed: true })))
    await refused(ana.write(replace(summary, { comments: 0, countedAt: longAgo, closed: true })))
  })

  test.each(outsiders(instance))('not %s', async (_, client) => {
    for (const uid of ['fabio', 'davi', 'gil', 'bia']) await refused(client.write(comment(uid)))
  })

  test('one bad write refuses its whole batch', async () => {
    await refused(bia.write(comment('bia'), comment('bia', { text: '' })))
  })
})

describe('changing a comment', () => {
  const own = `${at}/of-bia`
  test('its text, by its author, with the time of the change', async () => {
    await allowed(bia.write(change(own, { text: 'Que maravilha!', editedAt: serverTime })))
  })

  test('that a mail sent it stays with it: nobody sets the mark or takes it off', async () => {
    await instance.put({ [own]: { ...signed('bia'), createdAt: longAgo, byMail: true } })
    const changed = { text: 'Outro', editedAt: serverTime }
    await refused(bia.write(change(own, { ...changed, byMail: false })))
    await refused(bia.write(change(own, changed, ['text', 'byMail'])))
    await allowed(bia.write(change(own, changed)))
    await refused(ana.write(change(own, { text: '', deleted: true, byMail: false })))
    await allowed(bia.write(change(own, { text: '', deleted: true })))
    await refused(bia.write(change(`${at}/of-eva`, { byMail: true })))
  })

  test.each<[string, Write]>([
    ['as if a mail had sent it', change(own, { text: 'Outro', editedAt: serverTime, byMail: true })],
    ['without the time', change(own, { text: 'Outro' })],
    ['with another time', change(own, { text: 'Outro', editedAt: longAgo })],
    ['to nothing', change(own, { text: '', editedAt: serverTime })],
    ['to 2001 characters', change(own, { text: 'x'.repeat(2001), editedAt: serverTime })],
    ['giving it to another', change(own, { author: { uid: 'ana', name: 'ana' }, editedAt: serverTime })],
    ['renaming its author', change(own, { author: { name: 'ana' }, editedAt: serverTime }, ['author.name'])],
    ['making it younger', change(own, { createdAt: serverTime, editedAt: serverTime })],
    ['with a new field', change(own, { text: 'Outro', pinned: true, editedAt: serverTime })],
    ['to below another', change(own, { text: 'Outro', replyTo: 'of-eva', editedAt: serverTime })],
    ['together with deleting it', change(own, { text: '', deleted: true, editedAt: serverTime })],
    ['by replacing it', replace(own, { text: 'Outro', editedAt: serverTime })],
    ['by a transform alone', transform(own, { fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' })],
  ])('not %s', async (_, write) => {
    await refused(bia.write(write))
  })

  test('not after the post is out of reach', async () => {
    await instance.put({ [`${at}/of-caio`]: { ...signed('caio'), createdAt: longAgo } })
    await refused(caio.write(change(`${at}/of-caio`, { text: 'Outro', editedAt: serverTime })))
    await allowed(caio.write(remove(`${at}/of-caio`)))
  })

  test('not by others', async () => {
    for (const client of [ana, caio, instance.as('admin'), instance.stranger]) {
      await refused(client.write(change(own, { text: 'Outro', editedAt: serverTime })))
    }
    await refused(instance.as('eva').write(change(`${at}/of-eva`, { text: 'Outro', editedAt: serverTime })))
    await refused(instance.as('davi').write(change(`${at}/of-davi`, { text: 'Outro', editedAt: serverTime })))
  })
})

describe('deleting a comment', () => {
  test('its author, and the author of the post', async () => {
    await allowed(bia.write(remove(`${at}/of-bia`)))
    await allowed(ana.write(remove(`${at}/of-eva`)))
  })

  const emptied = { text: '', deleted: true }

  test('its place stays for what stands below it: by its author, and the author of the post', async () => {
    await allowed(bia.write(change(`${at}/of-bia`, emptied)))
    await allowed(ana.write(change(`${at}/of-eva`, emptied)))
    // Of one's own also after the post is out of reach.
    await instance.put({ [`${at}/of-caio`]: { ...signed('caio'), createdAt: longAgo } })
    await allowed(instance.as('caio').write(change(`${at}/of-caio`, emptied)))
  })

  test.each<[string, Record<string, unknown>]>([
    ['and the words stay', { deleted: true }],
    ['and other words come', { text: 'Outro', deleted: true }],
    ['and it is not said', { text: '' }],
    ['in another way', { text: '', deleted: 'yes' }],
    ['and more changes', { ...emptied, createdAt: serverTime }],
    ['and it moves', { ...emptied, replyTo: 'of-eva' }],
  ])('not so that %s', async (_, data) => {
    await refused(bia.write(change(`${at}/of-bia`, data)))
  })

  test('once: then it stays as it is', async () => {
    await instance.put({ [`${at}/of-bia`]: { ...signed('bia'), ...emptied, createdAt: longAgo } })
    await refused(bia.write(change(`${at}/of-bia`, emptied)))
    await refused(bia.write(change(`${at}/of-bia`, { text: 'De volta', editedAt: serverTime })))
    await refused(bia.write(change(`${at}/of-bia`, { text: 'De volta', editedAt: serverTime }, ['deleted'])))
  })

  test('who may not write deletes what others say below their own post', async () => {
    await instance.put({
      'posts/eva_1': { author: { uid: 'eva' }, kind: 'text', text: 'Oi.', createdAt: longAgo, rev: 1 },
      'posts/eva_1/comments/of-bia': { ...signed('bia'), createdAt: longAgo },
    })
    await allowed(instance.as('eva').write(change('posts/eva_1/comments/of-bia', { text: '', deleted: true })))
  })

  test('who may not write deletes their own, and changes nothing', async () => {
    const [eva, own] = [instance.as('eva'), `${at}/of-eva`]
    await refused(eva.write(change(own, { text: 'Outro', editedAt: serverTime })))
    await refused(eva.write(change(`${at}/of-bia`, { text: '', deleted: true })))
    await allowed(eva.write(change(own, { text: '', deleted: true })))
    await allowed(eva.write(remove(own)))
  })

  test('nobody else', async () => {
    for (const client of [caio, instance.as('admin'), instance.as('eva'), instance.stranger]) {
      await refused(client.write(change(`${at}/of-bia`, emptied)))
    }
    await refused(bia.write(change(`${at}/of-eva`, emptied)))
    await refused(instance.as('davi').write(change(`${at}/of-davi`, emptied)))
    await refused(bia.write(remove(`${at}/of-eva`)))
    await refused(caio.write(remove(`${at}/of-bia`)))
    await refused(instance.as('admin').write(remove(`${at}/of-bia`)))
    await refused(instance.as('eva').write(remove(`${at}/of-bia`)))
    await refused(instance.as('davi').write(remove(`${at}/of-davi`)))
    await refused(instance.stranger.write(remove(`${at}/of-bia`)))
    await refused(bia.write(remove(`${at}/never-was`)))
  })
})
