/** What the author of a post is told of who came and went since, and who is told nothing. */

import { followCircle } from '@varanda/domain/circle/calls/follow-circle'
import { inviteToGroup } from '@varanda/domain/circle/calls/invite-to-group'
import { leaveCircle } from '@varanda/domain/circle/calls/leave-circle'
import { removeFromCircle } from '@varanda/domain/circle/calls/remove-from-circle'
import { removeConnection } from '@varanda/domain/connection/calls/remove-connection'
import { newPostId } from '@varanda/domain/ids'
import { acceptInvite } from '@varanda/domain/invite/calls/accept-invite'
import { type Audience, forConnections } from '@varanda/domain/post/audience'
import { changeAudience } from '@varanda/domain/post/calls/change-audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { deletePost } from '@varanda/domain/post/calls/delete-post'
import { listReaderChanges, readerChangesLimits } from '@varanda/domain/post/calls/list-reader-changes'
import { changePath, type SourceChange, sourceOf } from '@varanda/domain/source/source'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, describe, expect, it } from 'vitest'
import { circlesOf } from '../harness/circles.ts'
import { openInstance, type Person } from '../instance.ts'

const instance = await openInstance()
const at = circlesOf(instance)
afterAll(() => instance.close())

async function send(who: Person, audience: Partial<Audience>): Promise<string> {
  const postId = newPostId(who.uid)
  const nobody: Audience = { connections: false, circles: [], people: [], except: [] }
  await instance.call(createPost, { postId, text: 'Bolo!', audience: { ...nobody, ...audience } }, who)
  await instance.server.idle()
  return postId
}

const ask = (who: Person, postId: string) => instance.call(listReaderChanges, { postId }, who)
const told = async (who: Person, postId: string) =>
  (await ask(who, postId)).changes.map(({ uid, change, circle }) => [uid, change, circle])

describe('what changed in who sees a post', () => {
  it('tells its author who came to know them and who went, newest first', async () => {
    const [ana, beto] = await at.family('Ana', 'Beto')
    const postId = await send(ana, forConnections())
    expect(await ask(ana, postId)).toEqual({ changes: [], isWhole: true })
    const caio = await instance.member('Caio')
    await instance.connect(ana, caio)
    const dora = await instance.account('Dora')
    const form = { name: 'Dora', birthDate: '1990-05-17', locale: 'pt' } as const
    await instance.call(acceptInvite, { token: ana.inviteToken, ...form }, dora)
    await instance.call(removeConnection, { uid: ana.uid }, beto)
    // Whoever is met by a request gets nothing from before.
    expect(await at.reads(postId, [beto, caio, dora])).toEqual([dora.uid])
    expect(await told(ana, postId)).toEqual([
      [beto.uid, 'left', null],
      [dora.uid, 'came', null],
    ])
  })

  it('of a group it is by what the newcomer gets, and only for the time in which its author was there', async () => {
    const [ana, beto, caio, dora] = await at.family('Ana', 'Beto', 'Caio', 'Dora')
    const group = await at.groupOf(ana, [beto, caio], { history: 'all' })
    const postId = await send(beto, { circles: [group] })
    await instance.call(inviteToGroup, { circleId: group, people: [dora.uid] }, ana)
    await at.come(dora, group)
    await instance.call(leaveCircle, { circleId: group }, dora)
    expect(await told(beto, postId)).toEqual([
      [dora.uid, 'left', group],
      [dora.uid, 'came', group],
    ])
    await instance.call(leaveCircle, { circleId: group }, beto)
    await instance.call(leaveCircle, { circleId: group }, caio)
    expect(await told(beto, postId)).toHaveLength(2)
  })

  it('where newcomers get nothing from before, none of them is told', async () => {
    const [ana, beto, caio] = await at.family('Ana', 'Beto', 'Caio')
    const group = await at.groupOf(ana, [beto], { history: 'new' })
    const postId = await send(ana, { circles: [group] })
    await instance.call(inviteToGroup, { circleId: group, people: [caio.uid] }, ana)
    await at.come(caio, group)
    await instance.call(leaveCircle, { circleId: group }, caio)
    expect(await told(ana, postId)).toEqual([])
  })

  it('of a private circle and of followers it is its owner who is told', async () => {
    const [ana, beto] = await at.family('Ana', 'Beto')
    const secret = await at.make(ana, 'private', [beto])
    const wall = await at.make(ana, 'public', [], { history: 'all' })
    const [inSecret, onWall] = [await send(ana, { circles: [secret] }), await send(ana, { circles: [wall] })]
    await instance.call(removeFromCircle, { circleId: secret, uid: beto.uid }, ana)
    await instance.call(followCircle, { circleId: wall }, beto)
    expect(await told(ana, inSecret)).toEqual([[beto.uid, 'left', secret]])
    expect(await told(ana, onWall)).toEqual([[beto.uid, 'came', wall]])
  })

  it('begins, in a group that the post came into later, when it came into it', async () => {
    const [ana, beto, caio] = await at.family('Ana', 'Beto', 'Caio')
    const group = await at.groupOf(ana, [beto, caio])
    const postId = await send(ana, { people: [beto.uid] })
    await instance.call(leaveCircle, { circleId: group }, caio)
    const wider: Audience = { ...forConnections(), connections: false, circles: [group], people: [beto.uid] }
    await instance.call(changeAudience, { postId, audience: wider }, ana)
    expect(await told(ana, postId)).toEqual([])
    const narrower = { ...wider, people: [] }
    await instance.call(changeAudience, { postId, audience: narrower }, ana)
    await instance.call(leaveCircle, { circleId: group }, beto)
    expect(await told(ana, postId)).toEqual([[beto.uid, 'left', group]])
  })

  it('is told to its author alone, of a post that stands', async () => {
    const [ana, beto] = await at.family('Ana', 'Beto')
    const postId = await send(ana, forConnections())
    expect(await instance.refusalOf(ask(beto, postId))).toBe('post-unknown')
    expect(await instance.refusalOf(ask(ana, newPostId(ana.uid)))).toBe('post-unknown')
    await instance.call(deletePost, { postId }, ana)
    expect(await instance.refusalOf(ask(ana, postId))).toBe('post-unknown')
  })

  it('is the newest of many, and says that there was more', async () => {
    const [ana] = await at.family('Ana', 'Beto')
    const postId = await send(ana, forConnections())
    const batch = instance.db.batch()
    for (let index = 0; index <= readerChangesLimits.told; index++) {
      const one = Timestamp.fromMillis(Date.now() + 1000 + index)
      const change: SourceChange = { uid: `n${index}`, change: 'came', at: one, from: Timestamp.fromMillis(0) }
      batch.set(instance.db.doc(changePath(sourceOf(ana.uid), change)), change)
    }
    await batch.commit()
    const { changes, isWhole } = await ask(ana, postId)
    expect(changes).toHaveLength(readerChangesLimits.told)
    expect(changes[0]!.uid).toBe(`n${readerChangesLimits.told}`)
    expect(isWhole).toBe(false)
  })
})
