/** The page behind a button of a mail, through the server's own door: who it opens to, what it writes, and when it does not. */
import { changeCircle } from '@varanda/domain/circle/calls/change-circle'
import { removeFromCircle } from '@varanda/domain/circle/calls/remove-from-circle'
import { usualRules } from '@varanda/domain/circle/circle'
import { block } from '@varanda/domain/connection/calls/block'
import { removeConnection } from '@varanda/domain/connection/calls/remove-connection'
import { type Digest, digestLimits } from '@varanda/domain/digest/digest'
import { answer as en } from '@varanda/domain/digest/messages/en/answer'
import { answer as pt } from '@varanda/domain/digest/messages/pt/answer'
import { newId, newInviteToken, newPostId } from '@varanda/domain/ids'
import { day } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { forConnections } from '@varanda/domain/post/audience'
import { closeComments } from '@varanda/domain/post/calls/close-comments'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { deletePost } from '@varanda/domain/post/calls/delete-post'
import type { Comment } from '@varanda/domain/post/comment'
import { mentionOf } from '@varanda/domain/post/marks'
import type { Reaction } from '@varanda/domain/post/reaction'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, describe, expect, it } from 'vitest'
import { endUndo } from '../harness/alarms.ts'
import { circlesOf } from '../harness/circles.ts'
import { type Planted, plantDigest } from '../harness/digest/plant-digest.ts'
import { noticesOf } from '../harness/notices.ts'
import { openInstance, type Person } from '../instance.ts'

const instance = await openInstance({ hosting: true })
const { db } = instance
const { family, groupOf, post: postTo } = circlesOf(instance)
afterAll(() => instance.close())

/** Ana's post in a mail to Ivo. */
async function mailed(text = 'A Farofa dormiu.') {
  const [ana, ivo] = await family('Ana', 'Ivo')
  const postId = newPostId(ana.uid)
  await instance.call(createPost, { postId, text, audience: forConnections() }, ana)
  await instance.server.idle()
  return { ana, ivo, postId, ...(await buttonOf(ivo, postId)) }
}

async function buttonOf(reader: Person, postId: string): Promise<Planted & { token: string }> {
  const planted = await plantDigest(db, reader.uid, [postId])
  return { ...planted, token: planted.tokens[0]! }
}

const addressOf = (token: string, path = '/answer') => `${instance.server.url}${path}?token=${token}`

async function look(token: string, options: RequestInit & { path?: string; ask?: string } = {}) {
  const { path, ask, ...request } = options
  const answer = await fetch(addressOf(token, path) + (ask ? `&ask=${ask}` : ''), request)
  return { status: answer.status, headers: answer.headers, body: await answer.text() }
}
const post = (token: string, fields: Record<string, string>, path?: string) =>
  look(token, { method: 'POST', body: new URLSearchParams(fields), ...(path && { path }) })
const say = (token: string, text: string, page = newId()) => post(token, { act: 'words', page, text })
const react = (token: string, felt: string, page = newId()) => post(token, { act: 'reaction', page, felt })

async function commentsOf(postId: string): Promise<Comment[]> {
  return (await db.collection(paths.comments(postId)).get()).docs.map((one) => one.data() as Comment)
}
const reactionOf = async (postId: string, { uid }: Person) =>
  (await db.doc(paths.reaction(postId, uid)).get()).data() as Reaction | undefined
const digestOf = async ({ digest }: Planted) => (await db.doc(digest).get()).data() as Digest

/** Everything stored but the counters of looks. */
async function stored(): Promise<string[]> {
  await instance.server.idle()
  const all: string[] = []
  const walk = async (collections: FirebaseFirestore.CollectionReference[]): Promise<void> => {
    for (const collection of collections) {
      if (collection.id === 'rateLimits') continue
      for (const one of (await collection.get()).docs) {
        all.push(`${one.ref.path} ${one.updateTime.toMillis()}`)
      }
      for (const ref of await collection.listDocuments()) await walk(await ref.listCollections())
    }
  }
  await walk(await db.listCollections())
  return all.sort()
}

describe('whoever opens links before people do', () => {
  it('changes nothing by a hundred looks, prefetches and forms that are empty', async () => {
    const { token } = await mailed()
    await endUndo(instance)
    // The look at the clock, which may come meanwhile, leaves its mark once.
    await instance.server.functions!.runSchedule('claimAlarms')
    const before = await stored()
    const tries = Array.from({ length: 100 }, (_, turn) => turn)
    const empty: (() => Promise<{ status: number }>)[] = [
      () => post(token, {}),
      () => post(token, { act: 'words', page: newId(), text: '' }),
      () => post(token, { act: 'reaction', page: newId() }),
      () => post(token, { act: 'not-me', page: newId() }),
      () => post(token, { act: 'no-buttons', page: newId() }),
      () => look(token, { method: 'POST', body: 'x' }),
    ]
    await Promise.all(
      tries.map(async (turn) => {
        const headers = { 'Sec-Purpose': 'prefetch;prerender', 'User-Agent': 'HeadlessChrome' }
        const ask = ['', 'not-me', 'no-buttons'][turn % 3]!
        expect((await look(token, { method: turn % 2 ? 'HEAD' : 'GET', headers, ask })).status).toBe(200)
        expect((await empty[turn % empty.length]!()).status).toBe(400)
      }),
    )
    expect(await stored()).toEqual(before)
  })

  it('shows no words and no picture of what its mail told by name alone', async () => {
    const { token, digest } = await mailed('Palavra secreta')
    await db.doc(digest).update({ namesOnly: true } satisfies Partial<Digest>)
    const { status, body } = await look(token)
    expect(status).toBe(200)
    expect(body).toContain(pt.title('Ana'))
    expect(body).not.toContain('secreta')
    expect(body).not.toContain('data:image')
  })

  it('reads no name of whom the words call and the reader does not know', async () => {
    const zeca = await instance.member('Zeca')
    const { token, ivo } = await mailed(`Pergunta a ${mentionOf(zeca.uid)}`)
    expect((await look(token)).body).toContain(`Pergunta a ${pt.somebody}`)
    await instance.connect(ivo, zeca)
    expect((await look(token)).body).toContain('Pergunta a Zeca')
  })

  it('reads no name of a child who wrote, where the group was made for playdates', async () => {
    const [ana, ivo] = await family('Ana', 'Ivo')
    const id = await groupOf(ana, [ivo])
    const postId = await postTo(ana, id)
    const { token, digest } = await buttonOf(ivo, postId)
    await db.doc(paths.standing(ana.uid)).update({ ageBand: 'child', guardian: ivo.uid, guardianName: ivo.name })
    expect((await look(token)).body).toContain(pt.title('Ana'))
    await db.doc(paths.circle(id)).update({ template: 'playdates' })
    const pages = [await look(token), await say(token, 'Vamos!'), await react(token, 'hug')]
    await db.doc(digest).update({ at: Timestamp.fromMillis(Date.now() - 31 * day) })
    pages.push(await look(token))
    const said = [pt.title(pt.somebody), pt.sent.words('Alguém'), pt.sent.reaction('Alguém'), pt.over.ask(pt.somebody)]
    for (const [index, { body }] of pages.entries()) {
      expect(body).toContain(said[index])
      expect(body).not.toMatch(/\bAna\b/)
    }
  })

  it('gets a page that runs nothing, is kept by nobody, and tells no other place of it', async () => {
    const { token } = await mailed('<script>alert(1)</script> Oi')
    const { body, headers } = await look(token)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'.*img-src 'self' data:/)
    expect(body).toContain('&lt;script&gt;alert(1)')
    expect(body).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org)|checked/)
  })
})

describe('an answer', () => {
  it('is a comment of the reader with its mark, once, however often and at once its page sends it', async () => {
    const { ana, ivo, postId, token, ...planted } = await mailed()
    const page = newId()
    const answers = await Promise.all(['Deixa com ela.', 'Deixa com ela.'].map((text) => say(token, text, page)))
    answers.push(await say(token, 'Deixa com ela.', page))
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(body).toContain(pt.sent.words(ana.name))
      expect(body).toContain('“Deixa com ela.”')
      expect(body).toContain(pt.signed(ivo.name))
    }
    expect(await commentsOf(postId)).toEqual([
      {
        author: { uid: ivo.uid, name: ivo.name },
        text: 'Deixa com ela.',
        byMail: true,
        createdAt: expect.anything(),
      },
    ])
    expect((await digestOf(planted)).answered).toEqual({ 0: 1 })
    await instance.server.idle()
    expect((await noticesOf(db, ivo)).map(({ kind, postId: about }) => [kind, about])).toEqual([
      ['answered-by-mail', postId],
    ])
    const told = await db.collection(paths.notices(ana.uid)).get()
    expect(told.docs.map((one) => one.get('kind'))).toEqual(['comment'])
    await expect.poll(async () => (await db.doc(paths.activity(postId)).get()).get('comments')).toBe(1)
  })

  it('is a reaction that is set and never taken off by sending it again', async () => {
    const { ana, ivo, postId, token } = await mailed()
    for (let turn = 0; turn < 2; turn += 1) {
      const { status, body } = await react(token, 'hug')
      expect([status, body.includes(en.sent.reaction(ana.name))]).toEqual([200, false])
      expect(body).toContain(pt.sent.reaction(ana.name))
    }
    expect(await reactionOf(postId, ivo)).toMatchObject({ uid: ivo.uid, thing: 'post', kind: 'hug' })
    expect((await react(token, 'no-such')).status).toBe(400)
  })

  it('that is blank or too long keeps what was typed, and says why', async () => {
    const { postId, token } = await mailed()
    const long = await say(token, 'a<b '.repeat(digestLimits.answerText))
    expect(long.status).toBe(400)
    expect(long.body).toContain(pt.faults.long(digestLimits.answerText))
    expect(long.body).toContain('a&lt;b a&lt;b')
    const blank = await say(token, ' \n\u200B ')
    expect([blank.status, blank.body.includes(pt.faults.empty)]).toEqual([400, true])
    const unchosen = await post(token, { act: 'reaction', page: newId() }, '/en/answer')
    expect([unchosen.status, unchosen.body.includes(en.faults.unchosen)]).toEqual([400, true])
    expect(await commentsOf(postId)).toEqual([])
  })

  it('is one of three of its button, and one of five of its reader in an hour', async () => {
    const [ana, ivo] = await family('Ana', 'Ivo')
    const posts = [newPostId(ana.uid), newPostId(ana.uid)]
    for (const postId of posts) {
      await instance.call(createPost, { postId, text: 'Bolo!', audience: forConnections() }, ana)
    }
    await instance.server.idle()
    const { tokens } = await plantDigest(db, ivo.uid, posts)
    const [one, other] = tokens as [string, string]
    const said = await Promise.all(['1', '2', '3', '4'].map((text) => say(one, text)))
    expect(said.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409])
    const used = await look(one)
    expect([used.status, used.body.includes(pt.faults.used), used.body.includes('<textarea')]).toEqual([
      200,
      true,
      false,
    ])
    for (const text of ['5', '6']) expect((await say(other, text)).status).toBe(200)
    const often = await say(other, 'Só mais esta')
    expect([often.status, often.body.includes(pt.faults.often)]).toEqual([429, true])
    expect(often.body).toContain('Só mais esta')
    expect([(await commentsOf(posts[0]!)).length, (await commentsOf(posts[1]!)).length]).toEqual([3, 2])
  })

  it('is a reaction alone where comments are closed, by a circle or by the author', async () => {
    const [ana, ivo] = await family('Ana', 'Ivo')
    const quiet = await groupOf(ana, [ivo], { comments: false })
    const ofGroup = await postTo(ana, quiet)
    const { token: inGroup } = await buttonOf(ivo, ofGroup)
    const { ana: author, postId, token: closed } = await mailed()
    await instance.call(closeComments, { postId, closed: true }, author)
    for (const [token, id] of [
      [inGroup, ofGroup],
      [closed, postId],
    ] as const) {
      const { status, body } = await look(token)
      expect([status, body.includes(pt.closed), body.includes('<textarea')]).toEqual([200, true, false])
      const refused = await say(token, 'Palavras perdidas?')
      expect([refused.status, refused.body.includes(pt.faults.closed)]).toEqual([409, true])
      expect(refused.body).toContain('Palavras perdidas?')
      expect(await commentsOf(id)).toEqual([])
      expect((await react(token, 'love')).status).toBe(200)
    }
  })
})

describe('what was sent', () => {
  it('is deleted from its page for ten minutes, and not by another page', async () => {
    const { ivo, postId, token, ...planted } = await mailed()
    const [page, later] = [newId(), newId()]
    await say(token, 'Opa', page)
    const back = (of: string) => post(token, { act: 'take-back', page: of })
    expect((await back(newId())).status).toBe(404)
    const undone = await back(page)
    expect([undone.status, undone.body.includes(pt.takenBack.text)]).toEqual([200, true])
    await expect.poll(() => commentsOf(postId)).toEqual([])
    // The page of before sends nothing again.
    expect((await say(token, 'Opa', page)).body).toContain(pt.takenBack.text)
    expect(await commentsOf(postId)).toEqual([])

    await react(token, 'hug', later)
    await back(later)
    expect(await reactionOf(postId, ivo)).toBeUndefined()

    const last = newId()
    await say(token, 'Fica', last)
    const { sent = [] } = await digestOf(planted)
    const longAgo = Timestamp.fromMillis(Date.now() - digestLimits.undoMs)
    await db.doc(planted.digest).update({ sent: sent.map((one) => ({ ...one, at: longAgo })) })
    const late = await back(last)
    expect([late.status, late.body.includes(pt.tooLate.title)]).toEqual([409, true])
    expect((await commentsOf(postId)).map(({ text }) => text)).toEqual(['Fica'])
  })

  it('stays where its reader has felt something else in the app since then', async () => {
    const { ivo, postId, token } = await mailed()
    const page = newId()
    await react(token, 'hug', page)
    const inApp: Reaction = { uid: ivo.uid, thing: 'post', kind: 'love', at: Timestamp.now() }
    await db.doc(paths.reaction(postId, ivo.uid)).set(inApp)
    await post(token, { act: 'take-back', page })
    expect(await reactionOf(postId, ivo)).toMatchObject({ kind: 'love' })
  })

  it('of the last day goes when its reader says that it was not them, and no button of the mail is good', async () => {
    const { ivo, postId, token, ...planted } = await mailed()
    await say(token, 'De ontem')
    const { sent = [] } = await digestOf(planted)
    const dayAgo = Timestamp.fromMillis(Date.now() - day - 1)
    await db.doc(planted.digest).update({ sent: sent.map((one) => ({ ...one, at: dayAgo })) })
    await say(token, 'Não fui eu que disse')
    await react(token, 'cheer')
    const choose = (choice: string) => post(token, { act: 'not-me', page: newId(), choice })
    expect((await choose('no')).body).toContain(pt.asksNotMe.kept)
    expect((await look(token)).status).toBe(200)
    expect((await choose('yes')).body).toContain(pt.asksNotMe.done)
    await expect.poll(async () => (await commentsOf(postId)).map(({ text }) => text)).toEqual(['De ontem'])
    expect(await reactionOf(postId, ivo)).toBeUndefined()
    expect((await look(token)).status).toBe(404)
    await instance.server.idle()
    expect((await noticesOf(db, ivo)).at(-1)?.kind).toBe('mail-answers-ended')
  })

  it('is the last where its reader wants no buttons', async () => {
    const { ivo, token } = await mailed()
    const done = await post(token, { act: 'no-buttons', page: newId(), choice: 'yes' })
    expect(done.body).toContain(pt.asksNoButtons.done)
    expect((await db.doc(paths.noticeWishes(ivo.uid)).get()).data()).toEqual({ answersByMail: false })
    expect((await look(token)).status).toBe(404)
  })
})

describe('a button that opens nothing', () => {
  type Mailed = Awaited<ReturnType<typeof mailed>>
  const losses: Record<string, (given: Mailed) => Promise<unknown>> = {
    'whose mail was revoked': ({ digest }) => db.doc(digest).update({ revoked: true }),
    'of somebody suspended': ({ ivo }) => db.doc(paths.standing(ivo.uid)).update({ status: 'suspended' }),
    'of somebody who may not write': ({ ivo }) => db.doc(paths.standing(ivo.uid)).update({ status: 'slowed' }),
    'of somebody erased': ({ ivo }) => db.recursiveDelete(db.doc(paths.user(ivo.uid))),
    'of a child': ({ ivo, ana }) =>
      db.doc(paths.standing(ivo.uid)).update({ ageBand: 'child', guardian: ana.uid } as object),
    'of a post that was deleted': ({ ana, postId }) => instance.call(deletePost, { postId }, ana),
    'of a post that went out of reach': ({ ivo, postId }) => db.doc(paths.entry(ivo.uid, postId)).delete(),
    'between two who parted': ({ ana, ivo }) => instance.call(removeConnection, { uid: ivo.uid }, ana),
    'between two of whom one blocked': ({ ana, ivo }) => instance.call(block, { uid: ana.uid }, ivo),
    'of a reader who wants no mails': ({ ivo }) => db.doc(paths.mailWishes(ivo.uid)).set({ notifications: false }),
    'of a reader who wants no buttons': ({ ivo }) => db.doc(paths.noticeWishes(ivo.uid)).set({ answersByMail: false }),
    'whose link is of another kind': ({ capability }) => db.doc(capability).update({ kind: 'unsubscribe' }),
    'that nobody knows any more': ({ capability }) => db.doc(capability).delete(),
  }

  async function expectNothing(token: string, postId: string): Promise<void> {
    const unknown = `${newInviteToken()}.0`
    for (const ask of [look, (one: string) => say(one, 'Oi'), (one: string) => react(one, 'hug')]) {
      const [given, nobody] = await Promise.all([ask(token), ask(unknown)])
      expect(given.status).toBe(404)
      expect(given.body).toBe(nobody.body)
      expect(given.body).toContain(pt.broken.text)
    }
    const written = await commentsOf(postId)
    expect(written).toEqual([])
  }

  it.each(Object.entries(losses))('%s', async (_, lose) => {
    const given = await mailed()
    await lose(given)
    await instance.server.idle()
    await expectNothing(given.token, given.postId)
  })

  it('of a place that its mail has not, or of no token at all', async () => {
    const { token, postId } = await mailed()
    const [secret] = token.split('.')
    for (const none of [`${secret}.1`, `${secret}.20`, `${secret}`, `${secret}.0.0`, `${secret}.0&token=${secret}.0`]) {
      await expectNothing(none, postId)
    }
  })

  it('of a group that its reader was taken out of, or that now keeps to itself', async () => {
    const [ana, ivo, bia] = await family('Ana', 'Ivo', 'Bia')
    const id = await groupOf(ana, [ivo, bia])
    const postId = await postTo(ana, id)
    const [ofIvo, ofBia] = [await buttonOf(ivo, postId), await buttonOf(bia, postId)]
    await instance.call(removeFromCircle, { circleId: id, uid: ivo.uid }, ana)
    await instance.server.idle()
    await expectNothing(ofIvo.token, postId)
    expect((await look(ofBia.token)).status).toBe(200)
    await instance.call(changeCircle, { circleId: id, rules: { ...usualRules('group'), mail: false } }, ana)
    await expectNothing(ofBia.token, postId)
  })

  it('of a group that nobody looks after any more', async () => {
    const [ana, ivo] = await family('Ana', 'Ivo')
    const id = await groupOf(ana, [ivo])
    const postId = await postTo(ana, id)
    const { token } = await buttonOf(ivo, postId)
    await db.doc(paths.circle(id)).update({ frozen: true, owner: '' })
    await expectNothing(token, postId)
  })

  it('after its 30 days says until when it was good, and of whom only while they may be read', async () => {
    const { ana, ivo, postId, digest, capability, token } = await mailed()
    const past = (milliseconds: number) => Timestamp.fromMillis(Date.now() - milliseconds)
    await db.doc(digest).update({ at: past(31 * day) })
    const over = await look(token)
    expect([over.status, over.body.includes(pt.over.title), over.body.includes(pt.over.ask(ana.name))]).toEqual([
      410,
      true,
      true,
    ])
    expect((await say(token, 'Tarde')).status).toBe(410)
    await db.doc(capability).update({ until: past(day) })
    await db.doc(paths.entry(ivo.uid, postId)).delete()
    const gone = await look(token)
    expect([gone.status, gone.body.includes(ana.name)]).toEqual([410, false])
    await db.doc(digest).update({ revoked: true })
    expect((await look(token)).status).toBe(404)
    expect(await commentsOf(postId)).toEqual([])
  })
})
