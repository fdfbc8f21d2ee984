/** What a member has not seen goes by mail where they want it there: once, together, and not beyond the day's budget. */
import { createHash } from 'node:crypto'
import type { CircleRules } from '@varanda/domain/circle/circle'
import { newPostId } from '@varanda/domain/ids'
import type { MailDocument } from '@varanda/domain/mail/mail'
import type { Contact } from '@varanda/domain/member/contact'
import type { ActivityNotice } from '@varanda/domain/notice/activity-notice'
import type { InstanceNotice } from '@varanda/domain/notice/notice'
import { paths } from '@varanda/domain/paths'
import { forConnections } from '@varanda/domain/post/audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import type { Post } from '@varanda/domain/post/post'
import { rates } from '@varanda/domain/rates'
import { type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ringAll } from '../harness/alarms.ts'
import { circlesOf } from '../harness/circles.ts'
import { say as sayIn } from '../harness/say.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

let instance: Instance
let ana: Person
let beto: Person
let postId: string

beforeAll(async () => {
  instance = await openInstance({ delivery: { plan: () => [0, 30] } })
  ;[ana, beto] = (await Promise.all(['Ana', 'Beto'].map((name) => instance.member(name)))) as [Person, Person]
  await instance.connect(ana, beto)
})
afterAll(() => instance.close())

beforeEach(async () => {
  postId = newPostId(ana.uid)
  await instance.call(createPost, { postId, text: 'Bolo!', audience: forConnections() }, ana)
  await instance.db.doc(paths.noticeWishes(ana.uid)).set({ topics: { comments: { mail: true } } })
  await instance.server.idle()
})

const say = (text: string) => sayIn(instance.db, postId, beto, text)
const alarmed = async () =>
  (await instance.db.collection(paths.alarms).where('kind', '==', 'mail-notices').get()).docs.map((one) => one.data())
async function mails(): Promise<MailDocument<'notices'>[]> {
  const { docs } = await instance.db.collection(paths.mailQueue).where('template', '==', 'notices').get()
  return docs.map((one) => one.data() as MailDocument<'notices'>)
}
async function noticeOf() {
  const { docs } = await instance.db.collection(paths.notices(ana.uid)).where('postId', '==', postId).get()
  return docs[0]!
}
async function mailedAfter(act: () => Promise<unknown>): Promise<MailDocument<'notices'>[]> {
  const before = await mails()
  await act()
  await instance.server.idle()
  await ringAll(instance, 'mail-notices')
  const known = new Set(before.map(({ createdAt }) => createdAt.toMillis()))
  return (await mails()).filter(({ createdAt }) => !known.has(createdAt.toMillis()))
}

describe('a mail of notices', () => {
  it('waits ten minutes for what else comes, and says who, and none of their words', async () => {
    const begin = Date.now()
    const [mail, ...more] = await mailedAfter(async () => {
      await say('Palavra secreta')
      await instance.server.idle()
      const [alarm] = await alarmed()
      expect(alarm?.at.toMillis()).toBeGreaterThanOrEqual(begin + 10 * 60_000)
      await say('Outra secreta')
    })
    expect(more).toEqual([])
    // The instance has no mail server: the outbox shows it.
    expect(mail).toMatchObject({ state: 'shown', uid: ana.uid, message: { subject: 'Beto comentou no seu post' } })
    const { text, html } = mail!.message!
    expect(text + html).not.toContain('secreta')
    expect(text).toContain(`/user/post/${postId}`)
    expect(text.match(/unsubscribe\?token=/g)).toHaveLength(2)
  })

  it('tells of what came within a day about the same when that day is over', async () => {
    const begin = Date.now()
    expect(await mailedAfter(() => say('Oi'))).toHaveLength(1)
    expect((await alarmed()).filter(({ at }) => at.toMillis() > begin)).toEqual([])
    expect(await mailedAfter(() => say('Mais'))).toEqual([])
    const [alarm] = await alarmed()
    expect(Math.abs(alarm!.at.toMillis() - begin - 86_400_000)).toBeLessThan(60_000)
    const claims = instance.db.doc(paths.noticeClaim('any')).parent.where('uid', '==', ana.uid)
    const passed = Timestamp.fromMillis(begin - 1000)
    await Promise.all((await claims.get()).docs.map(({ ref }) => ref.update({ expiresAt: passed })))
    expect(await mailedAfter(async () => {})).toHaveLength(1)
    expect((await alarmed()).filter(({ at }) => at.toMillis() > begin)).toEqual([])
  })

  it('comes once a day about one thing, also where all of it was taken back in between', async () => {
    expect(await mailedAfter(() => say('Oi'))).toHaveLength(1)
    const comments = await instance.db.collection(`${paths.post(postId)}/comments`).get()
    await Promise.all(comments.docs.map(({ ref }) => ref.update({ text: '', deleted: true })))
    await instance.server.idle()
    expect(await noticeOf()).toBeUndefined()
    expect(await mailedAfter(() => say('Oi outra vez'))).toEqual([])
    expect((await noticeOf()).exists).toBe(true)
  })

  it('tells nothing that was seen, was taken back, is out of reach, or is not wanted (any more)', async () => {
    expect(
      await mailedAfter(async () => {
        await say('Oi')
        await instance.server.idle()
        const found = await noticeOf()
        await found.ref.update({ readAt: found.get('at'), unread: false } satisfies Partial<ActivityNotice>)
      }),
    ).toEqual([])
    const entry = instance.db.doc(paths.entry(ana.uid, postId))
    const post = instance.db.doc(paths.post(postId))
    const wishes = instance.db.doc(paths.noticeWishes(ana.uid))
    const mails = instance.db.doc(paths.mailWishes(ana.uid))
    const standing = instance.db.doc(paths.standing(ana.uid))
    const contact = instance.db.doc(paths.contact(ana.uid))
    const withdraw: [DocumentReference, () => Promise<unknown>][] = [
      [post, () => post.update({ mail: false } satisfies Partial<Post>)],
      [wishes, () => wishes.set({ topics: { comments: { mail: false } } })],
      [mails, () => mails.set({ notifications: false })],
      [standing, () => standing.update({ status: 'suspended' })],
      [contact, () => contact.update({ isShown: FieldValue.delete() })],
      [contact, () => contact.update({ email: '' })],
      [entry, () => entry.delete()],
    ]
    for (const [document, takeAway] of withdraw) {
      const before = (await document.get()).data()
      const told = await mailedAfter(async () => {
        await say('Oi de novo')
        await instance.server.idle()
        await takeAway()
      })
      expect(told, document.path).toEqual([])
      await (before ? document.set(before) : document.delete())
    }
  })

  it('tells as soon as its reader shows the address to be theirs', async () => {
    const contact = instance.db.doc(paths.contact(ana.uid))
    await contact.update({ isShown: FieldValue.delete() })
    expect(await mailedAfter(() => say('Oi'))).toEqual([])
    await contact.update({ isShown: true } satisfies Partial<Contact>)
    expect(await mailedAfter(() => say('Oi de novo'))).toHaveLength(1)
  })

  it('tells of what is asked for by mail, however much of what is not lies above it', async () => {
    const told = await mailedAfter(async () => {
      await say('Oi')
      await instance.server.idle()
      const batch = instance.db.batch()
      for (let index = 0; index < 40; index += 1) {
        const notice: InstanceNotice = {
          ...{ kind: 'connection-made', at: Timestamp.fromMillis(Date.now() + 1), by: { uid: beto.uid, name: 'Beto' } },
          ...{ words: '', readAt: null, unread: true },
        }
        batch.set(instance.db.doc(paths.notice(ana.uid, `above${index}`)), notice)
      }
      await batch.commit()
    })
    for (let index = 0; index < 40; index += 1) await instance.db.doc(paths.notice(ana.uid, `above${index}`)).delete()
    expect(told).toMatchObject([{ message: { subject: 'Beto comentou no seu post' } }])
  })

  it('tells nobody who came near whom a block keeps away since', async () => {
    const caio = await instance.member('Caio')
    const wished = { topics: { comments: { mail: true }, people: { mail: true }, invitations: { mail: true } } }
    await instance.db.doc(paths.noticeWishes(ana.uid)).set(wished)
    const told: Record<string, string[]> = {}
    for (const kind of ['connection-asked', 'connection-made', 'link-joined', 'link-connected'] as const) {
      const [mail] = await mailedAfter(async () => {
        const notice: InstanceNotice = {
          ...{ kind, at: Timestamp.now(), by: { uid: caio.uid, name: 'Caio' } },
          ...{ words: '', readAt: null, unread: true },
        }
        await instance.db.doc(paths.notice(ana.uid, `came-${kind}`)).set(notice)
        await instance.db.doc(paths.block(ana.uid, caio.uid)).set({ uid: caio.uid, name: 'Caio', at: Timestamp.now() })
        await say('Oi')
      })
      told[kind] = mail?.message?.text.match(/Caio/g) ?? []
      await instance.db.recursiveDelete(instance.db.collection(paths.notices(ana.uid)))
    }
    expect(told).toEqual({ 'connection-asked': [], 'connection-made': [], 'link-joined': [], 'link-connected': [] })
  })

  it('tells of no invitation into a group that keeps itself out of mails, and of another one', async () => {
    const { make } = circlesOf(instance)
    await instance.db.doc(paths.noticeWishes(beto.uid)).set({ topics: { invitations: { mail: true } } })
    for (const rules of [{ mail: false }, {}] as Partial<CircleRules>[]) {
      const told = await mailedAfter(() => make(ana, 'group', [beto], rules))
      expect(told.map(({ message }) => message?.subject)).toEqual(
        rules.mail === false ? [] : ['Primos: Chamaram você para um grupo'],
      )
    }
  })

  it('comes tomorrow where the instance has sent all that it may today', async () => {
    const before = (await mails()).length
    await say('Oi')
    await instance.server.idle()
    const [day] = rates['notice-mail'].windows
    const counter = createHash('sha256').update(`notice-mail ${day!.seconds} `).digest('hex')
    await instance.db.doc(paths.rateLimit(counter)).update({ count: day!.most })
    await ringAll(instance, 'mail-notices')
    expect((await mails()).length).toBe(before)
    const [alarm] = await alarmed()
    expect(alarm!.at.toMillis() % 86_400_000).toBe(0)
    expect(alarm!.at.toMillis()).toBeGreaterThan(Date.now())
  })
})
