import { answerConnection } from '@varanda/domain/connection/calls/answer-connection'
import { block } from '@varanda/domain/connection/calls/block'
import { connectByInvite } from '@varanda/domain/connection/calls/connect-by-invite'
import { removeConnection } from '@varanda/domain/connection/calls/remove-connection'
import { unblock } from '@varanda/domain/connection/calls/unblock'
import { newPostId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import { forConnections } from '@varanda/domain/post/audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { reportContent } from '@varanda/domain/report/calls/report-content'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomFrom, seedOfRun } from '../../../embedded/test/support/random.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

const random = randomFrom(seedOfRun)

describe('a block', () => {
  let instance: Instance
  let ana: Person
  let beto: Person
  let caio: Person

  beforeAll(async () => {
    instance = await openInstance({ delivery: { plan: () => [random.next() * 60, random.next() * 60] } })
    ;[ana, beto, caio] = (await Promise.all(['Ana', 'Beto', 'Caio'].map((name) => instance.member(name)))) as [
      Person,
      Person,
      Person,
    ]
    await Promise.all([instance.connect(ana, beto), instance.connect(ana, caio), instance.connect(beto, caio)])
  })

  afterAll(() => instance.close())

  const post = async (who: Person) => {
    const postId = newPostId(who.uid)
    await instance.call(createPost, { postId, text: 'Oi.', audience: forConnections() }, who)
    return postId
  }
  const holds = async (who: Person, postId: string) =>
    (await instance.db.doc(paths.entry(who.uid, postId)).get()).exists
  const exists = async (path: string) => (await instance.db.doc(path).get()).exists
  /** The status that a client gets for a document. */
  const status = async (path: string, who: Person) =>
    (
      await fetch(
        `${instance.server.url}/v1/projects/${instance.server.projectId}/databases/(default)/documents/${path}`,
        {
          headers: { Authorization: `Bearer ${who.idToken}` },
        },
      )
    ).status
  const connect = (one: Person, other: Person) =>
    instance.refusalOf(instance.call(connectByInvite, { token: other.inviteToken }, one))

  it('is refused for oneself and for what is no id', async () => {
    expect(await instance.refusalOf(instance.call(block, { uid: ana.uid }, ana))).toBe('bad-input')
    for (const call of [block, unblock, removeConnection]) {
      expect(await instance.refusalOf(instance.call(call, { uid: 'a/b' }, ana))).toBe('bad-input')
      expect(await instance.refusalOf(instance.call(call, { uid: '..' }, ana))).toBe('bad-input')
    }
  })

  it('tells neither name nor photo of whom one may not see, nor whether they are there', async () => {
    const lia = await instance.aged(await instance.member('Escondida'), { ageBand: 'child', guardian: caio.uid })
    const zeca = await instance.member('Zeca')
    const shut = await instance.member('Fechada')
    await instance.call(block, { uid: zeca.uid }, shut)
    for (const uid of ['nobody', lia.uid, shut.uid]) {
      expect(await instance.call(block, { uid }, zeca)).toEqual({ removedEntries: 0 })
      const { at: _, ...stands } = (await instance.db.doc(paths.block(zeca.uid, uid)).get()).data()!
      expect(stands).toEqual({ uid, name: '' })
      await instance.call(unblock, { uid }, zeca)
      expect((await instance.db.doc(paths.block(zeca.uid, uid)).get()).exists).toBe(false)
    }
    // Reporting copies what a page says: only of pages that open.
    const about = { target: { kind: 'member', uid: lia.uid }, category: 'other' } as const
    expect(await instance.refusalOf(instance.call(reportContent, about, zeca))).toBe('person-unknown')
  })

  it('ends the connection and takes the posts on both sides before it answers', async () => {
    const posts = [await post(ana), await post(beto)]
    await instance.server.idle()
    const [late] = await Promise.all([post(ana), instance.call(block, { uid: beto.uid }, ana)])
    expect([await holds(beto, posts[0]!), await holds(ana, posts[1]!), await holds(beto, late)]).toEqual([
      false,
      false,
      false,
    ])
    await instance.server.idle()
    expect(await holds(beto, late)).toBe(false)
    expect(await holds(caio, late)).toBe(true)
    for (const path of [paths.connection(ana.uid, beto.uid), paths.connection(beto.uid, ana.uid)]) {
      expect(await exists(path)).toBe(false)
    }
    const kept = (await instance.db.doc(paths.block(ana.uid, beto.uid)).get()).data()
    expect(kept).toMatchObject({ uid: beto.uid, name: 'Beto' })
    expect(await instance.call(block, { uid: beto.uid }, ana)).toEqual({ removedEntries: 0 })
    expect((await instance.db.doc(paths.block(ana.uid, beto.uid)).get()).data()).toEqual(kept)
  })

  it('hides each from the other', async () => {
    expect(await status(paths.user(ana.uid), beto)).toBe(403)
    expect(await status(paths.user(beto.uid), ana)).toBe(403)
    expect(await status(paths.user(beto.uid), caio)).toBe(200)
    expect(await status(paths.block(ana.uid, beto.uid), ana)).toBe(200)
    expect(await status(paths.block(ana.uid, beto.uid), beto)).toBe(403)
  })

  it('lets no link connect the two, and tells only who put it there', async () => {
    expect(await connect(beto, ana)).toBe('invite-unknown')
    expect(await connect(ana, beto)).toBe('blocked-by-you')
    expect(await exists(paths.connection(ana.uid, beto.uid))).toBe(false)
  })

  it('holds against a meeting at the same moment', async () => {
    const [dora, edu] = (await Promise.all(['Dora', 'Edu'].map((name) => instance.member(name)))) as [Person, Person]
    for (let round = 0; round < 4; round++) {
      await Promise.all([connect(dora, edu), instance.call(block, { uid: dora.uid }, edu), connect(edu, dora)])
      expect(await exists(paths.connection(dora.uid, edu.uid))).toBe(false)
      expect(await exists(paths.connection(edu.uid, dora.uid))).toBe(false)
      await instance.call(unblock, { uid: dora.uid }, edu)
    }
  })

  it('can be put there by both; lifting one leaves the other', async () => {
    await instance.call(block, { uid: ana.uid }, beto)
    await instance.call(unblock, { uid: beto.uid }, ana)
    expect(await connect(ana, beto)).toBe('invite-unknown')
    expect(await connect(beto, ana)).toBe('blocked-by-you')
  })

  it('lifted gives nothing back, and lets the two meet again as strangers', async () => {
    const before = await post(ana)
    await instance.call(unblock, { uid: ana.uid }, beto)
    await instance.call(unblock, { uid: ana.uid }, beto)
    expect(await exists(paths.connection(ana.uid, beto.uid))).toBe(false)
    expect(await status(paths.user(ana.uid), beto)).toBe(200)
    // The link alone brings nobody back; its owner is asked.
    expect(await instance.call(connectByInvite, { token: ana.inviteToken }, beto)).toMatchObject({ asked: true })
    expect(await exists(paths.connection(ana.uid, beto.uid))).toBe(false)
    expect(await instance.call(answerConnection, { uid: beto.uid, accept: true }, ana)).toEqual({ connected: true })
    const after = await post(ana)
    await instance.server.idle()
    expect([await holds(beto, before), await holds(beto, after)]).toEqual([false, true])
  })
})
