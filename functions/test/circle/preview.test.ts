/** What an author is told of an audience before a post goes out, and what then holds it back. */
import { answerGroupInvitation } from '@varanda/domain/circle/calls/answer-group-invitation'
import { changeCircleRole } from '@varanda/domain/circle/calls/change-circle-role'
import { createCircle } from '@varanda/domain/circle/calls/create-circle'
import { followCircle } from '@varanda/domain/circle/calls/follow-circle'
import type { CircleKind } from '@varanda/domain/circle/circle'
import { newCircleId, newPostId } from '@varanda/domain/ids'
import type { Audience } from '@varanda/domain/post/audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { previewAudience } from '@varanda/domain/post/calls/preview-audience'
import { separate } from '@varanda/domain/post/calls/separate'
import { pairOf } from '@varanda/domain/post/separation'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Instance, openInstance, type Person } from '../instance.ts'

let instance: Instance
let people: Person[]

beforeAll(async () => {
  instance = await openInstance()
  people = await Promise.all(['Ana', 'Beto', 'Caio', 'Dora'].map((name) => instance.member(name)))
  const [ana, beto, caio, dora] = people as [Person, Person, Person, Person]
  await Promise.all([instance.connect(ana, beto), instance.connect(ana, caio), instance.connect(beto, dora)])
})
afterAll(() => instance.close())

const nobody: Audience = { connections: false, circles: [], people: [], except: [] }

async function make(owner: Person, kind: CircleKind, others: readonly Person[] = []): Promise<string> {
  const circleId = newCircleId(owner.uid)
  const input = { circleId, kind, name: 'Primos', people: others.map(({ uid }) => uid) }
  await instance.call(createCircle, input, owner)
  return circleId
}

const look = (who: Person, audience: Partial<Audience>) =>
  instance.call(previewAudience, { audience: { ...nobody, ...audience } }, who)

describe('a preview', () => {
  it('names everybody once, with all their ways, also those of a group whom the author does not know', async () => {
    const [ana, beto, caio, dora] = people as [Person, Person, Person, Person]
    const group = await make(beto, 'group', [ana, dora])
    for (const one of [ana, dora]) {
      await instance.call(answerGroupInvitation, { circleId: group, answer: 'come' }, one)
    }
    const seen = await look(ana, { circles: [group], people: [beto.uid, caio.uid] })
    expect(seen).toMatchObject({ count: 3, together: [] })
    expect(seen.people).toEqual([
      { uid: beto.uid, name: 'Beto', circles: [group], isKnown: true },
      { uid: caio.uid, name: 'Caio', circles: [], isKnown: true },
      { uid: dora.uid, name: 'Dora', circles: [group], isKnown: false },
    ])
    expect((await look(ana, { connections: true })).people.map(({ uid }) => uid)).toEqual([beto.uid, caio.uid])
  })

  it('gives who looks after a followed circle a number, and its owner the names', async () => {
    const [ana, beto, caio, dora] = people as [Person, Person, Person, Person]
    const open = await make(ana, 'public')
    for (const one of [beto, caio, dora]) await instance.call(followCircle, { circleId: open }, one)
    await instance.call(changeCircleRole, { circleId: open, uid: beto.uid, role: 'moderator' }, ana)
    expect((await look(ana, { circles: [open] })).people).toHaveLength(3)
    const asModerator = await look(beto, { circles: [open] })
    expect(asModerator).toMatchObject({ count: 3, people: [], together: [] })
  })

  it('refuses what a post would be refused', async () => {
    const [ana, beto, , dora] = people as [Person, Person, Person, Person]
    const secret = await make(beto, 'private', [ana])
    expect(await instance.refusalOf(look(ana, { circles: [secret] }))).toBe('circle-unknown')
    expect(await instance.refusalOf(look(ana, { people: [dora.uid] }))).toBe('not-connected')
    expect(await instance.refusalOf(look(ana, {}))).toBe('bad-input')
  })
})

describe('a post', () => {
  const send = (who: Person, audience: Partial<Audience>, more: { shown?: string; together?: boolean } = {}) => {
    const input = { postId: newPostId(who.uid), text: 'Oi.', audience: { ...nobody, ...audience }, ...more }
    return instance.refusalOf(instance.call(createPost, input, who))
  }

  it('goes to exactly those who were shown, or to nobody', async () => {
    const [ana, beto, caio] = people as [Person, Person, Person, Person]
    const secret = await make(ana, 'private', [beto])
    const { shown } = await look(ana, { circles: [secret] })
    expect(await send(ana, { circles: [secret] }, { shown })).toBe('none')
    const wider = await make(ana, 'private', [beto, caio])
    expect(await send(ana, { circles: [secret, wider] }, { shown })).toBe('audience-wider')
    expect(await send(ana, { circles: [secret] }, { shown: 'x' })).toBe('bad-input')
  })

  it('is held back where it would reach two who are never together, until the author says so this time', async () => {
    const [ana, beto, caio] = people as [Person, Person, Person, Person]
    const apart = (is: boolean) => instance.call(separate, { one: caio.uid, other: beto.uid, apart: is }, ana)
    await Promise.all([apart(true), apart(true)])
    expect((await look(ana, { connections: true })).together).toEqual([pairOf(beto.uid, caio.uid)])
    expect((await look(ana, { people: [beto.uid] })).together).toEqual([])
    expect(await send(ana, { connections: true })).toBe('never-together')
    expect(await send(ana, { connections: true }, { together: true })).toBe('none')
    expect(await send(ana, { connections: true })).toBe('never-together')
    expect(await send(ana, { connections: true, except: [beto.uid] })).toBe('none')
    await apart(false)
    expect(await send(ana, { connections: true })).toBe('none')
    expect(await instance.refusalOf(instance.call(separate, { one: ana.uid, other: ana.uid, apart: true }, ana))).toBe(
      'bad-input',
    )
  })
})
