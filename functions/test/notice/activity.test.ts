/** What others do about a post reaches those whom it concerns, once, for as long as it stands. */
import { type Fact, factKeptMs } from '@varanda/domain/fact/fact'
import { newPostId } from '@varanda/domain/ids'
import type { ActivityNotice } from '@varanda/domain/notice/activity-notice'
import { watchId } from '@varanda/domain/notice/watch'
import { paths } from '@varanda/domain/paths'
import { forConnections, forPeople } from '@varanda/domain/post/audience'
import { changeAudience } from '@varanda/domain/post/calls/change-audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { deletePost } from '@varanda/domain/post/calls/delete-post'
import { editPost } from '@varanda/domain/post/calls/edit-post'
import { restorePost } from '@varanda/domain/post/calls/restore-post'
import { mentionOf } from '@varanda/domain/post/marks'
import { reactionId, thePost } from '@varanda/domain/post/reaction'
import { removalLimits } from '@varanda/domain/post/removal'
import { sourceOf } from '@varanda/domain/source/source'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { factIdOf } from '../../src/fact/record.ts'
import { endUndo, ringAll } from '../harness/alarms.ts'
import { say as sayIn } from '../harness/say.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

let instance: Instance
let ana: Person
let beto: Person
let caio: Person

beforeAll(async () => {
  // Every trigger and task three times, and not in order.
  instance = await openInstance({ delivery: { plan: () => [0, 90, 30] } })
  const people = await Promise.all(['Ana', 'Beto', 'Caio'].map((name) => instance.member(name)))
  ;[ana, beto, caio] = people as [Person, Person, Person]
  await Promise.all([instance.connect(ana, beto), instance.connect(ana, caio), instance.connect(beto, caio)])
})
afterAll(() => instance.close())

async function post(text = 'Bolo!', audience = forConnections()): Promise<string> {
  const postId = newPostId(ana.uid)
  await instance.call(createPost, { postId, text, audience }, ana)
  const fanOut = () => instance.db.doc(paths.fanOut(postId)).get()
  await expect.poll(async () => (await fanOut()).get('state'), { interval: 20 }).toBe('done')
  return postId
}

const say = (postId: string, who: Person, text: string, replyTo?: string) =>
  sayIn(instance.db, postId, who, text, replyTo)

const feel = (postId: string, who: Person, thing = thePost) =>
  instance.db
    .doc(paths.reaction(postId, reactionId(thing, who.uid)))
    .set({ uid: who.uid, thing, kind: 'love', at: Timestamp.now() })

/** What a reader is told of a post: kind, comment that it is about, and the acts, the newest first. */
async function told(who: Person, postId: string) {
  const { docs } = await instance.db.collection(paths.notices(who.uid)).where('postId', '==', postId).get()
  return docs
    .map((one) => one.data() as ActivityNotice)
    .map(({ kind, commentId, items, actors }) => ({ kind, commentId, items: items.map(({ id }) => id), actors }))
    .toSorted((one, other) => one.kind.localeCompare(other.kind))
}

const telling = (who: Person, postId: string) => expect.poll(() => told(who, postId), { interval: 20, timeout: 10_000 })

describe('a comment', () => {
  it('tells the author, whom it answers, and whom it names, each by what concerns them most', async () => {
    const postId = await post()
    const first = await say(postId, beto, 'Quero!')
    const answer = await say(postId, caio, `Eu também, ${mentionOf(ana.uid)}`, first)
    // An act is of when the instance heard of it: two that it hears of at once have no order.
    await telling(beto, postId).toMatchObject([{ items: [answer] }])
    const own = await say(postId, ana, 'Tem para todos.', first)
    await telling(ana, postId).toEqual([
      { kind: 'comment', commentId: undefined, items: [first], actors: [beto.uid] },
      { kind: 'mention', commentId: undefined, items: [answer], actors: [caio.uid] },
    ])
    await telling(beto, postId).toEqual([
      { kind: 'reply', commentId: first, items: [own, answer], actors: [ana.uid, caio.uid] },
    ])
    expect(await told(caio, postId)).toEqual([])
  })

  it('is told no more once it is gone, and what an edit names is told', async () => {
    const postId = await post()
    const one = await say(postId, beto, 'Primeiro')
    await telling(ana, postId).toMatchObject([{ items: [one] }])
    const two = await say(postId, caio, 'Segundo')
    await telling(ana, postId).toMatchObject([{ items: [two, one] }])
    await instance.db.doc(paths.comment(postId, two)).update({ text: '', deleted: true })
    await telling(ana, postId).toMatchObject([{ items: [one] }])
    const text = `Primeiro, ${mentionOf(caio.uid)}`
    await instance.db.doc(paths.comment(postId, one)).update({ text, editedAt: Timestamp.now() })
    await telling(caio, postId).toMatchObject([{ kind: 'mention', items: [one], actors: [beto.uid] }])
    await instance.db.doc(paths.comment(postId, one)).update({ text: '', deleted: true })
    await telling(ana, postId).toEqual([])
    await telling(caio, postId).toEqual([])
  })

  it('is unread again where something is later than what was read', async () => {
    const postId = await post()
    const first = await say(postId, beto, 'Um')
    await telling(ana, postId).toMatchObject([{ items: [first] }])
    const [found] = (await instance.db.collection(paths.notices(ana.uid)).where('postId', '==', postId).get()).docs
    await found!.ref.update({ readAt: found!.get('at'), unread: false } satisfies Partial<ActivityNotice>)
    const state = async () => (await found!.ref.get()).data() as ActivityNotice
    const second = await say(postId, caio, 'Dois')
    await telling(ana, postId).toMatchObject([{ items: [second, first] }])
    expect((await state()).unread).toBe(true)
  })
})

describe('a mention', () => {
  it('is told to whoever wants to hear it from whom it is by', async () => {
    const calls = async (calledBy: 'readers' | 'connections' | 'nobody') => {
      await instance.db.doc(paths.settings(beto.uid)).update({ calledBy })
      const postId = await post(`Olha, ${mentionOf(beto.uid)}`)
      await endUndo(instance)
      return (await told(beto, postId)).map(({ kind }) => kind)
    }
    expect(await calls('nobody')).toEqual([])
    expect(await calls('connections')).toEqual(['mention'])
    expect(await calls('readers')).toEqual(['mention'])
    await instance.db.doc(paths.settings(beto.uid)).update({ calledBy: 'connections' })
    const postId = await post()
    await instance.db.doc(paths.connection(beto.uid, caio.uid)).delete()
    await say(postId, caio, `E você, ${mentionOf(beto.uid)}?`)
    await instance.server.idle()
    expect(await told(beto, postId)).toEqual([])
    await instance.connect(beto, caio)
    await instance.db.doc(paths.settings(beto.uid)).update({ calledBy: 'readers' })
  })
})

describe('nobody is told', () => {
  it('who may not read the post, who muted it, its circle or whoever did it, or who is blocked', async () => {
    const postId = await post()
    const ends = Timestamp.fromMillis(Date.now() + 3_600_000)
    await instance.db.doc(paths.mutes(ana.uid)).set({ posts: { [postId]: ends } })
    await say(postId, beto, 'Oi')
    await instance.server.idle()
    expect(await told(ana, postId)).toEqual([])
    await instance.db.doc(paths.mutes(ana.uid)).set({ people: { [beto.uid]: ends } })
    await feel(postId, beto)
    const heard = await say(postId, caio, `Oi ${mentionOf(beto.uid)}`)
    await instance.server.idle()
    expect(await told(ana, postId)).toMatchObject([{ kind: 'comment', items: [heard] }])
    await instance.db.doc(paths.mutes(ana.uid)).delete()
    await instance.db.doc(paths.block(beto.uid, caio.uid)).set({ uid: caio.uid, name: 'Caio', at: Timestamp.now() })
    await say(postId, caio, `De novo ${mentionOf(beto.uid)}`)
    await instance.server.idle()
    expect((await told(beto, postId))[0]?.items).toEqual([heard])
    await instance.db.doc(paths.block(beto.uid, caio.uid)).delete()
    await instance.db.doc(paths.entry(caio.uid, postId)).delete()
    await say(postId, beto, `E você ${mentionOf(caio.uid)}`)
    await instance.server.idle()
    expect(await told(caio, postId)).toEqual([])
  })
})

describe('a reaction', () => {
  it('tells the author of the thing, is one however often it changes, and goes when it is taken back', async () => {
    const postId = await post()
    const comment = await say(postId, beto, 'Oba')
    await Promise.all([feel(postId, beto), feel(postId, caio), feel(postId, ana, comment)])
    await feel(postId, beto)
    const actors = async () => (await told(ana, postId)).find(({ kind }) => kind === 'reaction')?.actors.toSorted()
    await expect.poll(actors, { interval: 20 }).toEqual([beto.uid, caio.uid].toSorted())
    await telling(beto, postId).toMatchObject([{ kind: 'reaction', commentId: comment, actors: [ana.uid] }])
    await instance.db.doc(paths.reaction(postId, reactionId(comment, ana.uid))).delete()
    await telling(beto, postId).toEqual([])
  })
})

describe('a post', () => {
  it('tells to whom it went by name, whom it names, and who wants to be told of its author', async () => {
    const small = await post('Só para você', forPeople([beto.uid]))
    await endUndo(instance)
    await telling(beto, small).toMatchObject([{ kind: 'message', items: [small] }])
    const source = sourceOf(ana.uid)
    await instance.db.doc(paths.watch(caio.uid, watchId(source))).set({ source, of: ana.uid })
    const large = await post(`Para todos, e ${mentionOf(beto.uid)}`)
    await endUndo(instance)
    await telling(beto, large).toMatchObject([{ kind: 'mention', items: [large] }])
    await telling(caio, large).toMatchObject([{ kind: 'post', items: [large] }])
    expect(await told(caio, small)).toEqual([])
  })

  it('tells whom an edit calls, or whom it is sent to later, as of then, and takes it back with the name', async () => {
    const watch = instance.db.doc(paths.watch(caio.uid, watchId(sourceOf(ana.uid))))
    await watch.delete()
    const postId = await post()
    await endUndo(instance)
    const edited = async (rev: number, text: string) => {
      await instance.call(editPost, { postId, rev, text, photos: [] }, ana)
      await ringAll(instance, 'settle-audience')
    }
    // Who wants to be told of new posts only now hears of those to come.
    await watch.set({ source: sourceOf(ana.uid), of: ana.uid })
    const before = Timestamp.now().toMillis()
    await edited(1, `Bolo, ${mentionOf(beto.uid)}!`)
    await telling(beto, postId).toMatchObject([{ kind: 'mention', items: [postId] }])
    const [row] = (await instance.db.collection(paths.notices(beto.uid)).where('postId', '==', postId).get()).docs
    expect((row!.data() as ActivityNotice).at.toMillis()).toBeGreaterThanOrEqual(before)
    expect(await told(caio, postId)).toEqual([])
    await edited(2, 'Bolo!')
    expect(await told(beto, postId)).toEqual([])

    const called = await post(`Pão, ${mentionOf(beto.uid)}`)
    await endUndo(instance)
    await telling(beto, called).toHaveLength(1)
    await instance.call(editPost, { postId: called, rev: 1, text: 'Pão', photos: [] }, ana)
    await ringAll(instance, 'settle-audience')
    expect(await told(beto, called)).toEqual([])

    const small = await post('Só para você', forPeople([caio.uid]))
    await endUndo(instance)
    await instance.call(changeAudience, { postId: small, audience: forPeople([caio.uid, beto.uid]) }, ana)
    await ringAll(instance, 'settle-audience')
    await telling(beto, small).toMatchObject([{ kind: 'message', items: [small] }])
    await telling(caio, small).toHaveLength(1)
  })

  it('tells nobody for ten seconds, nor of what is taken back within them, and of what stands again then', async () => {
    const factOf = (postId: string) =>
      instance.db.doc(paths.fact(factIdOf({ kind: 'post-made', source: paths.post(postId) })))
    const words = `Olha, ${mentionOf(beto.uid)}`
    const back = await post(words)
    await instance.call(deletePost, { postId: back }, ana)
    expect((await factOf(back).get()).exists).toBe(false)
    const kept = await post(words)
    expect(await told(beto, kept)).toEqual([])
    const createdAt: Timestamp = (await instance.db.doc(paths.post(kept)).get()).get('createdAt')
    const fact = (await factOf(kept).get()).data() as Fact
    expect(fact.readyAt.toMillis() - createdAt.toMillis()).toBeGreaterThanOrEqual(removalLimits.undo)
    await endUndo(instance)
    await telling(beto, kept).toMatchObject([{ kind: 'mention', items: [kept] }])
    expect(await told(beto, back)).toEqual([])
    await instance.call(restorePost, { postId: back }, ana)
    const fanOut = () => instance.db.doc(paths.fanOut(back)).get()
    await expect.poll(async () => (await fanOut()).get('state'), { interval: 20 }).toBe('done')
    await endUndo(instance)
    await telling(beto, back).toMatchObject([{ kind: 'mention', items: [back] }])
  })

  it('tells nobody anew of an old one that stands again when what was told of it is forgotten', async () => {
    const postId = await post(`Olha, ${mentionOf(beto.uid)}`)
    await endUndo(instance)
    await telling(beto, postId).toHaveLength(1)
    const fact = instance.db.doc(paths.fact(factIdOf({ kind: 'post-made', source: paths.post(postId) })))
    const createdAt = Timestamp.fromMillis(Date.now() - factKeptMs - 60_000)
    await Promise.all([fact.delete(), instance.db.doc(paths.post(postId)).update({ createdAt })])
    await instance.call(deletePost, { postId }, ana)
    await instance.call(restorePost, { postId }, ana)
    const fanOut = () => instance.db.doc(paths.fanOut(postId)).get()
    await expect.poll(async () => (await fanOut()).get('state'), { interval: 20 }).toBe('done')
    expect((await fact.get()).exists).toBe(false)
  })

  it('tells at its second by itself', async () => {
    const postId = await post(`Olha, ${mentionOf(beto.uid)}`)
    await expect.poll(() => told(beto, postId), { interval: 100, timeout: 40_000 }).toMatchObject([{ kind: 'mention' }])
    const createdAt: Timestamp = (await instance.db.doc(paths.post(postId)).get()).get('createdAt')
    expect(Date.now() - createdAt.toMillis()).toBeGreaterThanOrEqual(removalLimits.undo)
  })
})
