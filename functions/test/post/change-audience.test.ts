/** A post whose audience is changed: who loses it, who gets it, and what is refused. */

import { followCircle } from '@varanda/domain/circle/calls/follow-circle'
import { inviteToGroup } from '@varanda/domain/circle/calls/invite-to-group'
import { removePostFromCircle } from '@varanda/domain/circle/calls/remove-post-from-circle'
import { removeConnection } from '@varanda/domain/connection/calls/remove-connection'
import { newPostId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import { type Audience, forConnections, forPeople } from '@varanda/domain/post/audience'
import { changeAudience } from '@varanda/domain/post/calls/change-audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { deletePost } from '@varanda/domain/post/calls/delete-post'
import { previewAudience } from '@varanda/domain/post/calls/preview-audience'
import { separate } from '@varanda/domain/post/calls/separate'
import type { Comment } from '@varanda/domain/post/comment'
import type { Entry, Grant } from '@varanda/domain/post/entry'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ringAll } from '../harness/alarms.ts'
import { circlesOf } from '../harness/circles.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

let instance: Instance
let at: ReturnType<typeof circlesOf>
beforeAll(async () => {
  instance = await openInstance()
  at = circlesOf(instance)
})
afterAll(() => instance.close())

const nobody: Audience = { connections: false, circles: [], people: [], except: [] }
const inCircle = (circleId: string): Audience => ({ ...nobody, circles: [circleId] })

async function post(who: Person, audience: Audience): Promise<string> {
  const postId = newPostId(who.uid)
  await instance.call(createPost, { postId, text: 'Bolo!', audience }, who)
  await instance.server.idle()
  return postId
}

type Input = Partial<{ together: boolean; shown: string }>
const change = (who: Person, postId: string, audience: Audience, more: Input = {}) =>
  instance.call(changeAudience, { postId, audience, ...more }, who)
const refusal = (who: Person, postId: string, audience: Audience, more: Input = {}) =>
  instance.refusalOf(change(who, postId, audience, more))

/** Of somebody who holds it: their sources and the circles that their copy names. */
async function held({ uid }: Person, postId: string) {
  const [entry, grant] = await instance.db.getAll(
    instance.db.doc(paths.entry(uid, postId)),
    instance.db.doc(paths.grant(uid, postId)),
  )
  expect(entry!.exists).toBe(grant!.exists)
  if (!entry!.exists) return null
  const { circles = [] } = entry!.data() as Entry
  return { sources: [...(grant!.data() as Grant).sources].sort(), circles }
}

async function comment(who: Person, postId: string): Promise<void> {
  const written: Comment = { author: { uid: who.uid, name: who.name }, text: 'Quero!', createdAt: Timestamp.now() }
  await instance.db.collection(paths.comments(postId)).add(written)
}

describe('narrowing', () => {
  it('has taken the post when it answers, from whom it is for no more, and leaves the rest as it was', async () => {
    const [ana, beto, caio, dora] = await at.family('Ana', 'Beto', 'Caio', 'Dora')
    const group = await at.groupOf(ana, [beto])
    const postId = await post(ana, { ...forConnections(), circles: [group] })
    expect(await change(ana, postId, { ...nobody, circles: [group], people: [caio.uid] })).toEqual({ readers: 2 })
    expect(await held(dora, postId)).toBeNull()
    expect(await held(beto, postId)).toEqual({ sources: [`circles/${group}`], circles: [group] })
    expect(await held(caio, postId)).toEqual({ sources: [`users/${ana.uid}`], circles: [] })
    expect((await held(ana, postId))!.sources).toContain(`circles/${group}`)
    await change(ana, postId, forPeople([caio.uid]))
    expect(await at.reads(postId, [ana, beto, caio, dora])).toEqual([ana.uid, caio.uid])
    expect((await instance.db.doc(paths.sourcePost(`circles/${group}`, postId)).get()).exists).toBe(false)
  })

  it('never leaves its author without it, where they joined a group after it was made and get nothing from before', async () => {
    const [ana, beto] = await at.family('Ana', 'Beto')
    const [connections, postId] = [forConnections(), await post(beto, forConnections())]
    const group = await at.groupOf(ana, [beto], { history: 'new' })
    expect(await refusal(beto, postId, inCircle(group))).toBe('before-you-came')
    const seen = instance.call(previewAudience, { audience: inCircle(group), postId }, beto)
    expect(await instance.refusalOf(seen)).toBe('before-you-came')
    expect(await held(beto, postId)).toEqual({ sources: [`users/${beto.uid}`], circles: [] })
    expect(await held(ana, postId)).toEqual({ sources: [`users/${beto.uid}`], circles: [] })
    expect(await change(beto, postId, { ...connections, circles: [group] })).toEqual({ readers: 1 })
    await instance.server.idle()
    const [both, sources] = [[`circles/${group}`, `users/${beto.uid}`], [`users/${beto.uid}`]]
    expect(await held(ana, postId)).toEqual({ sources: both, circles: [group] })
    expect((await held(beto, postId))!.sources).toEqual(sources)
  })

  it('leaves it in a group that takes nothing any more', async () => {
    const [ana, beto, caio] = await at.family('Ana', 'Beto', 'Caio')
    const group = await at.groupOf(ana, [beto])
    const postId = await post(ana, { ...forConnections(), circles: [group] })
    const other = await post(ana, forPeople([caio.uid]))
    await instance.db.doc(paths.circle(group)).update({ frozen: true })
    const audience = inCircle(group)
    expect((await instance.call(previewAudience, { audience, postId }, ana)).people).toHaveLength(1)
    await change(ana, postId, audience)
    expect(await at.reads(postId, [ana, beto, caio])).toEqual([ana.uid, beto.uid])
    expect(await refusal(ana, other, audience)).toBe('circle-frozen')
  })

  it('goes on when somebody has answered, and with a pair that is kept apart', async () => {
    const [ana, beto, caio, dora] = await at.family('Ana', 'Beto', 'Caio', 'Dora')
    const postId = await post(ana, forConnections())
    await comment(beto, postId)
    await instance.call(separate, { one: beto.uid, other: caio.uid, apart: true }, ana)
    await change(ana, postId, forConnections([dora.uid]))
    expect(await at.reads(postId, [ana, beto, caio, dora])).toEqual([ana.uid, beto.uid, caio.uid])
  })

  it('concerns who comes later, too', async () => {
    const [ana, beto] = await at.family('Ana', 'Beto')
    const postId = await post(ana, forConnections())
    const later = await instance.member('Lia')
    await change(ana, postId, forPeople([beto.uid]))
    await instance.connect(ana, later)
    expect(await at.reads(postId, [beto, later])).toEqual([beto.uid])
  })

  it('is finished by its alarm where the call died', async () => {
    const [ana, beto, caio] = await at.family('Ana', 'Beto', 'Caio')
    const postId = await post(ana, forConnections())
    await change(ana, postId, forPeople([beto.uid]))
    // As if it had died before it took anything.
    const source = `users/${ana.uid}`
    const entry = (await instance.db.doc(paths.entry(beto.uid, postId)).get()).data()!
    const grant = { author: ana.uid, createdAt: entry.createdAt, sources: [source] }
    await instance.db.doc(paths.entry(caio.uid, postId)).set(entry)
    await instance.db.doc(paths.grant(caio.uid, postId)).set(grant)
    await ringAll(instance, 'settle-audience')
    expect(await at.reads(postId, [beto, caio])).toEqual([beto.uid])
  })
})

describe('widening', () => {
  it('gives it to who came, says so to whoever comes later, and counts as one revision', async () => {
    const [ana, beto, caio] = await at.family('Ana', 'Beto', 'Caio')
    const group = await at.groupOf(ana, [caio], { history: 'all' })
    const postId = await post(ana, forPeople([beto.uid]))
    const audience = { ...nobody, circles: [group], people: [beto.uid] }
    const { shown } = await instance.call(previewAudience, { audience, postId }, ana)
    expect(await change(ana, postId, audience, { shown })).toEqual({ readers: 2 })
    expect(await change(ana, postId, audience, { shown })).toEqual({ readers: 2 })
    expect(await at.reads(postId, [ana, beto, caio])).toEqual([ana.uid, beto.uid, caio.uid])
    expect((await instance.db.doc(paths.post(postId)).get()).get('rev')).toBe(2)
    expect(await held(caio, postId)).toEqual({ sources: [`circles/${group}`], circles: [group] })
  })

  it('is over once somebody else has answered; the author’s own words are no answer', async () => {
    const [ana, beto, caio] = await at.family('Ana', 'Beto', 'Caio')
    const postId = await post(ana, forPeople([beto.uid]))
    await comment(ana, postId)
    await change(ana, postId, forPeople([beto.uid, caio.uid]))
    await comment(beto, postId)
    expect(await refusal(ana, postId, forConnections())).toBe('already-answered')
    expect(await at.reads(postId, [beto, caio])).toEqual([beto.uid, caio.uid])
  })

  it('is held back by a pair that is kept apart', async () => {
    const [ana, beto, caio] = await at.family('Ana', 'Beto', 'Caio')
    await instance.call(separate, { one: beto.uid, other: caio.uid, apart: true }, ana)
    const postId = await post(ana, forPeople([beto.uid]))
    expect(await refusal(ana, postId, forConnections())).toBe('never-together')
    await change(ana, postId, forConnections(), { together: true })
    expect(await at.reads(postId, [beto, caio])).toEqual([beto.uid, caio.uid])
  })

  it('is previewed as of when the post was sent, and held back by somebody who was not shown', async () => {
    const [ana, beto, caio, dora] = await at.family('Ana', 'Beto', 'Caio', 'Dora')
    const group = await at.groupOf(ana, [beto], { history: 'all' })
    const postId = await post(ana, forPeople([caio.uid]))
    const later = await instance.member('Lia')
    await instance.connect(ana, later)
    const audience = { ...forConnections(), circles: [group] }
    const seen = await instance.call(previewAudience, { audience, postId }, ana)
    // What was shared before they knew each other is not theirs.
    expect(seen.people.map(({ uid }) => uid)).toEqual([beto.uid, caio.uid, dora.uid].sort())
    await instance.call(inviteToGroup, { circleId: group, people: [later.uid] }, ana)
    await at.come(later, group)
    expect(await refusal(ana, postId, audience, { shown: seen.shown })).toBe('audience-wider')
    expect(await instance.refusalOf(instance.call(previewAudience, { audience, postId }, beto))).toBe('post-unknown')
    const { shown } = await instance.call(previewAudience, { audience, postId }, ana)
    await change(ana, postId, audience, { shown })
    expect(await at.reads(postId, [beto, caio, dora, later])).toHaveLength(4)
  })

  it('takes the restrictions of a circle along, and keeps those of one that goes', async () => {
    const [ana, beto, caio] = await at.family('Ana', 'Beto', 'Caio')
    const quiet = await at.groupOf(ana, [caio], { comments: false })
    const postId = await post(ana, forPeople([beto.uid]))
    await change(ana, postId, { ...nobody, circles: [quiet], people: [beto.uid] })
    await instance.server.idle()
    const comments = async ({ uid }: Person) => (await instance.db.doc(paths.entry(uid, postId)).get()).get('comments')
    for (const who of [ana, beto, caio]) expect(await comments(who)).toBe(false)
    await change(ana, postId, forPeople([beto.uid]))
    for (const who of [ana, beto]) expect(await comments(who)).toBe(false)
  })
})

describe('a change of audience', () => {
  it('is its author’s alone, and of a post that stands', async () => {
    const [ana, beto] = await at.family('Ana', 'Beto')
    const postId = await post(ana, forConnections())
    expect(await refusal(beto, postId, forConnections())).toBe('post-unknown')
    expect(await refusal(ana, newPostId(ana.uid), forConnections())).toBe('post-unknown')
    await instance.call(deletePost, { postId }, ana)
    expect(await refusal(ana, postId, forPeople([beto.uid]))).toBe('post-unknown')
    expect(await at.reads(postId, [ana, beto])).toEqual([])
  })

  it('neither enters nor leaves a public circle, nor comes back to a circle that took the post out', async () => {
    const [ana, beto, caio] = await at.family('Ana', 'Beto', 'Caio')
    const bakery = await at.make(ana, 'public')
    await instance.call(followCircle, { circleId: bakery }, beto)
    const open = await post(ana, inCircle(bakery))
    expect(await refusal(ana, open, forPeople([caio.uid]))).toBe('public-circle-alone')
    const closed = await post(ana, forPeople([caio.uid]))
    expect(await refusal(ana, closed, inCircle(bakery))).toBe('public-circle-alone')
    const group = await at.groupOf(beto, [])
    expect(await refusal(ana, closed, inCircle(group))).toBe('circle-unknown')
    const own = await at.groupOf(ana, [caio])
    const both = { ...nobody, circles: [own], people: [beto.uid] }
    const shared = await post(ana, both)
    await instance.call(removePostFromCircle, { circleId: own, postId: shared }, ana)
    expect(await refusal(ana, shared, both)).toBe('not-yours-to-post')
    expect(await at.reads(shared, [beto, caio])).toEqual([beto.uid])
  })

  it('refuses whoever is no connection any more', async () => {
    const [ana, beto, caio] = await at.family('Ana', 'Beto', 'Caio')
    const postId = await post(ana, forConnections())
    await instance.call(removeConnection, { uid: caio.uid }, ana)
    expect(await refusal(ana, postId, forPeople([beto.uid, caio.uid]))).toBe('not-connected')
    expect(await at.reads(postId, [beto, caio])).toEqual([beto.uid])
  })
})
