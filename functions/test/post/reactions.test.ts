/** What functions do about reactions: they count them, name who reacted where they may, and take them with their thing. */

import { followCircle } from '@varanda/domain/circle/calls/follow-circle'
import { newId, newPostId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import type { ActivitySummary } from '@varanda/domain/post/activity'
import { type Audience, forConnections, forPeople } from '@varanda/domain/post/audience'
import { changeAudience } from '@varanda/domain/post/calls/change-audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import type { Comment } from '@varanda/domain/post/comment'
import type { Entry } from '@varanda/domain/post/entry'
import { type Feeling, type Reaction, reactionId, reactionLimits, thePost } from '@varanda/domain/post/reaction'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { circlesOf } from '../harness/circles.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

let instance: Instance
let at: ReturnType<typeof circlesOf>
let ana: Person
let beto: Person
let caio: Person
beforeAll(async () => {
  instance = await openInstance()
  at = circlesOf(instance)
  ;[ana, beto, caio] = await at.family('Ana', 'Beto', 'Caio')
})
afterAll(() => instance.close())

/** For triggers, and the two seconds within which nothing is counted twice. */
const polling = { timeout: 10_000, interval: 50 }

async function share(audience: Audience = forConnections()): Promise<string> {
  const postId = newPostId(ana.uid)
  await instance.call(createPost, { postId, text: 'Bolo!', audience }, ana)
  await instance.server.idle()
  return postId
}

let moment = Date.now()
const place = (postId: string, uid: string, thing = thePost as string) =>
  instance.db.doc(paths.reaction(postId, reactionId(thing, uid)))
const react = (postId: string, uid: string, feeling: Feeling, thing = thePost as string) =>
  place(postId, uid, thing).set({ uid, thing, ...feeling, at: Timestamp.fromMillis(moment++) } as Reaction)
const counted = async (postId: string) =>
  ((await instance.db.doc(paths.activity(postId)).get()).data() as ActivitySummary | undefined)?.reactions
async function comment(postId: string): Promise<string> {
  const id = newId()
  const written: Comment = { author: { uid: beto.uid, name: 'Beto' }, text: 'Quero!', createdAt: Timestamp.now() }
  await instance.db.doc(paths.comment(postId, id)).set(written)
  return id
}
const inComment = async (postId: string, id: string) =>
  ((await instance.db.doc(paths.comment(postId, id)).get()).data() as Comment | undefined)?.reactions
const left = async (postId: string) => (await instance.db.collection(paths.reactions(postId)).get()).size

describe('reactions to a post', () => {
  it('are counted by kind, other emojis as one number, with who came last', async () => {
    const postId = await share()
    await react(postId, beto.uid, { kind: 'hug' })
    await react(postId, caio.uid, { emoji: '👏' })
    await expect
      .poll(() => counted(postId), polling)
      .toEqual({
        kinds: { hug: 1 },
        other: 1,
        newest: [
          { uid: caio.uid, felt: '👏' },
          { uid: beto.uid, felt: 'hug' },
        ],
      })
    await react(postId, caio.uid, { kind: 'hug' })
    await expect.poll(async () => (await counted(postId))?.kinds, polling).toEqual({ hug: 2 })
    await Promise.all([place(postId, beto.uid).delete(), place(postId, caio.uid).delete()])
    await expect.poll(() => counted(postId), polling).toBeUndefined()
  })

  it('are counted to the last one where they are many, of whom the newest are named', async () => {
    const postId = await share()
    const many = Array.from({ length: reactionLimits.named + 3 }, (_, index) => `somebody${index}`)
    for (const uid of many) await react(postId, uid, uid.endsWith('1') ? { emoji: '☕' } : { kind: 'love' })
    await expect
      .poll(() => counted(postId), polling)
      .toMatchObject({ kinds: { love: many.length - 2 }, other: 2, newest: { length: reactionLimits.named } })
    expect((await counted(postId))?.newest?.[0]?.uid).toBe(many.at(-1))
  })

  it('name nobody to who follows a public circle', async () => {
    const circle = await at.make(ana, 'public')
    await instance.call(followCircle, { circleId: circle }, beto)
    const postId = await share({ connections: false, circles: [circle], people: [], except: [] })
    const entry = (await instance.db.doc(paths.entry(beto.uid, postId)).get()).data() as Entry
    expect(entry.listed).toBe(false)
    await react(postId, beto.uid, { kind: 'cheer' })
    await expect.poll(() => counted(postId), polling).toEqual({ kinds: { cheer: 1 }, other: 0 })
  })

  it('keep an audience from growing, unless they are its author’s', async () => {
    const postId = await share(forPeople([beto.uid]))
    const widen = () => instance.call(changeAudience, { postId, audience: forConnections() }, ana)
    await react(postId, beto.uid, { kind: 'love' })
    expect(await instance.refusalOf(widen())).toBe('already-answered')
    await place(postId, beto.uid).delete()
    await react(postId, ana.uid, { kind: 'love' })
    expect(await instance.refusalOf(widen())).toBe('none')
  })
})

describe('reactions to a comment', () => {
  it('are none of what is written under its id in the same commit that deletes it', async () => {
    const postId = await share()
    const id = await comment(postId)
    await react(postId, caio.uid, { kind: 'love' }, id)
    await expect.poll(() => inComment(postId, id), polling).toMatchObject({ kinds: { love: 1 } })
    await instance.server.idle()
    const reference = instance.db.doc(paths.comment(postId, id))
    const other: Comment = { author: { uid: beto.uid, name: 'Beto' }, text: 'Odeio.', createdAt: Timestamp.now() }
    await instance.db.batch().delete(reference).set(reference, other).commit()
    const felt: Reaction = { uid: ana.uid, thing: id, kind: 'moved', at: Timestamp.fromMillis(Date.now() + 1000) }
    await place(postId, ana.uid, id).set(felt)
    await expect.poll(() => left(postId), polling).toBe(1)
    await expect.poll(() => inComment(postId, id), polling).toMatchObject({ kinds: { moved: 1 } })
    await instance.server.idle()
    expect(await left(postId)).toBe(1)
  })

  it('are counted into it, and go with it', async () => {
    const postId = await share()
    const id = await comment(postId)
    await react(postId, ana.uid, { kind: 'laugh' }, id)
    await react(postId, caio.uid, { kind: 'laugh' }, id)
    await expect
      .poll(() => inComment(postId, id), polling)
      .toMatchObject({ kinds: { laugh: 2 }, other: 0, newest: [{ uid: caio.uid }, { uid: ana.uid }] })
    await react(postId, ana.uid, { kind: 'love' })
    await instance.db.doc(paths.comment(postId, id)).delete()
    await expect.poll(() => left(postId), polling).toBe(1)
    // One that was on its way as the comment went.
    await react(postId, beto.uid, { kind: 'laugh' }, id)
    await expect.poll(() => left(postId), polling).toBe(1)
  })
})
