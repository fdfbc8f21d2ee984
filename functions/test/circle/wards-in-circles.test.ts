/** What guardians have to allow before a ward opens a circle or comes into a group, and what a yes finds meanwhile. */
import { answerGroupInvitation } from '@varanda/domain/circle/calls/answer-group-invitation'
import { answerJoinRequest } from '@varanda/domain/circle/calls/answer-join-request'
import { askToJoin } from '@varanda/domain/circle/calls/ask-to-join'
import { changeCircle } from '@varanda/domain/circle/calls/change-circle'
import { createCircle } from '@varanda/domain/circle/calls/create-circle'
import { deleteCircle } from '@varanda/domain/circle/calls/delete-circle'
import { inviteToGroup } from '@varanda/domain/circle/calls/invite-to-group'
import { leaveCircle } from '@varanda/domain/circle/calls/leave-circle'
import { removeFromCircle } from '@varanda/domain/circle/calls/remove-from-circle'
import { takeWardOut } from '@varanda/domain/circle/calls/take-ward-out'
import { type Circle, type CircleRules, circleLimits, usualRules } from '@varanda/domain/circle/circle'
import { block } from '@varanda/domain/connection/calls/block'
import type { CallContract, CallInput } from '@varanda/domain/contract'
import { answerApproval } from '@varanda/domain/guardian/calls/answer-approval'
import type { GuardianOverview } from '@varanda/domain/guardian/guardian'
import { type Approval, approvalId } from '@varanda/domain/guardian/guardian-approval'
import { newCircleId, newId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { circlesOf } from '../harness/circles.ts'
import { noticesOf } from '../harness/notices.ts'
import { wardOf } from '../harness/ward.ts'
import { openInstance, type Person } from '../instance.ts'

const instance = await openInstance()
const { family, groupOf, post, reads, circle, roles, joined } = circlesOf(instance)
afterAll(() => instance.close())

const refused = <Contract extends CallContract>(contract: Contract, input: CallInput<Contract>, who: Person) =>
  instance.refusalOf(instance.call(contract, input, who))
const stored = async <Kind>(path: string) => (await instance.db.doc(path).get()).data() as Kind | undefined
const question = (who: Person, kind: 'open-circle' | 'join-group', id: string, ward = lia) =>
  stored<Approval>(paths.approval(who.uid, approvalId(kind, ward.uid, id)))
const say = (answer: 'approved' | 'declined', kind: 'open-circle' | 'join-group', id: string, ward = lia) =>
  instance.call(answerApproval, { id: approvalId(kind, ward.uid, id), answer }, marina)

let marina: Person
let beto: Person
let lia: Person
beforeAll(async () => {
  ;[marina, beto] = await family('Marina', 'Beto')
  lia = await wardOf(instance, marina)
  await instance.connect(lia, beto)
})

/** A group of `owner` with these people, into which the ward is invited. */
async function invitedTo(owner: Person, people: readonly Person[] = [], template?: 'kids'): Promise<string> {
  const id = await groupOf(owner, people)
  if (template) await instance.db.doc(paths.circle(id)).update({ template })
  await instance.call(inviteToGroup, { circleId: id, people: [lia.uid] }, owner)
  return id
}

const come = (id: string, who = lia) => instance.call(answerGroupInvitation, { circleId: id, answer: 'come' }, who)

describe('a circle of a ward’s own', () => {
  it('is made by the guardian’s yes, of those whom the ward still knows', async () => {
    const [caio] = await family('Caio')
    await instance.connect(lia, caio)
    const input = {
      circleId: newCircleId(lia.uid),
      kind: 'private' as const,
      name: 'Minha turma',
      purpose: 'Da rua',
      block: 2,
      people: [beto.uid, caio.uid],
    }
    const waitingFor = { uid: marina.uid, name: marina.name }
    const ask = () => instance.call(createCircle, input, lia)
    expect([await ask(), await ask()]).toEqual(Array(2).fill({ circleId: input.circleId, waitingFor }))
    expect(await circle(input.circleId)).toBeUndefined()
    const asked = await question(marina, 'open-circle', input.circleId)
    const owner = { uid: lia.uid, name: 'Lia' }
    const shown = { id: input.circleId, kind: 'private', name: 'Minha turma', purpose: 'Da rua', block: 2, members: 3 }
    expect(asked).toMatchObject({ kind: 'open-circle', state: 'waiting', circle: { ...shown, owner } })
    expect(JSON.stringify(asked)).not.toContain(caio.uid)
    const batch = instance.db.batch()
    batch.delete(instance.db.doc(paths.connection(lia.uid, caio.uid)))
    batch.delete(instance.db.doc(paths.connection(caio.uid, lia.uid)))
    await batch.commit()
    expect(
      await refused(
        answerApproval,
        { id: approvalId('open-circle', lia.uid, input.circleId), answer: 'approved' },
        beto,
      ),
    ).toBe('approval-over')
    const yes = () => say('approved', 'open-circle', input.circleId)
    expect(await Promise.all([yes(), yes()])).toEqual(Array(2).fill({ waiting: false }))
    expect(await roles(input.circleId)).toEqual({ [lia.uid]: 'owner', [beto.uid]: 'member' })
    expect(await circle(input.circleId)).toMatchObject({ owner: lia.uid, purpose: 'Da rua', block: 2 })
    expect((await question(lia, 'open-circle', input.circleId))?.state).toBe('approved')
    expect(await ask()).toEqual({ circleId: input.circleId, waitingFor: null })
  })

  it('that the guardian was asked for is not said to be what another call under its id asks for', async () => {
    const nino = await wardOf(instance, marina)
    await instance.connect(nino, beto)
    const first = { circleId: newCircleId(nino.uid), kind: 'private' as const, name: 'Minha turma', people: [beto.uid] }
    const again = (other: Partial<typeof first> = {}) => refused(createCircle, { ...first, ...other }, nino)
    await again()
    const asked = await question(nino, 'open-circle', first.circleId, nino)
    const answers = async () => [await again(), await again({ name: 'Outra' }), await again({ people: [] })]
    expect(await answers()).toEqual(['none', 'id-taken', 'id-taken'])
    expect(await question(nino, 'open-circle', first.circleId, nino)).toEqual(asked)
    await say('approved', 'open-circle', first.circleId, nino)
    expect(await answers()).toEqual(['none', 'id-taken', 'id-taken'])
    expect([await circle(first.circleId), await roles(first.circleId)]).toMatchObject([
      { name: 'Minha turma' },
      { [nino.uid]: 'owner', [beto.uid]: 'member' },
    ])
  })

  it('is opened to requests only where the guardian said yes to that', async () => {
    const nino = await wardOf(instance, marina)
    const made = async (requests: boolean) => {
      const circleId = newCircleId(nino.uid)
      const rules = { ...usualRules('group'), requests }
      await instance.call(createCircle, { circleId, kind: 'group', name: 'Bola', rules }, nino)
      await say('approved', 'open-circle', circleId, nino)
      return circleId
    }
    const [closed, open] = [await made(false), await made(true)]
    const set = (circleId: string, rules: Partial<CircleRules>) => refused(changeCircle, { circleId, rules }, nino)
    expect([await set(closed, { requests: true }), await set(closed, { requests: false, history: 'new' })]).toEqual([
      'not-yours-to-change',
      'none',
    ])
    expect((await circle(closed)).rules).toMatchObject({ requests: false, history: 'new' })
    const answers = [await set(open, { requests: true }), await set(open, { requests: false })]
    expect([...answers, await set(open, { requests: true })]).toEqual(['none', 'none', 'not-yours-to-change'])
    await instance.db.doc(paths.standing(nino.uid)).update({ ageBand: 'youth' })
    expect(await set(closed, { requests: true })).toBe('none')
  })

  it('is not made after a no, by a yes to an id that was taken, or with nobody to ask', async () => {
    const of = (circleId: string) => ({ circleId, kind: 'group' as const, name: 'Bola', people: [beto.uid] })
    const [no, taken] = [newCircleId(lia.uid), newCircleId(lia.uid)]
    for (const id of [no, taken]) await instance.call(createCircle, of(id), lia)
    await say('declined', 'open-circle', no)
    expect(await refused(createCircle, of(no), lia)).toBe('guardian-said-no')
    const theirs = { name: 'Bola', owner: beto.uid, kind: 'group', createdAt: Timestamp.now() } satisfies Circle
    await instance.db.doc(paths.circle(taken)).set(theirs)
    expect(await instance.refusalOf(say('approved', 'open-circle', taken))).toBe('id-taken')
    expect((await question(marina, 'open-circle', taken))?.state).toBe('waiting')
    await instance.db.doc(paths.standing(marina.uid)).update({ status: 'suspended' })
    expect(await refused(createCircle, of(newCircleId(lia.uid)), lia)).toBe('guardian-away')
    await instance.db.doc(paths.standing(marina.uid)).update({ status: 'active' })
    expect(await refused(createCircle, { ...of(newCircleId(lia.uid)), kind: 'public' }, lia)).toBe('not-at-this-age')
  })
})

describe('a group', () => {
  it('is come into by the guardian’s yes, who learns no names but owner and who asked', async () => {
    const [ana, caio, dora] = await family('Ana', 'Caio', 'Dora')
    await Promise.all([instance.connect(lia, caio), instance.connect(ana, dora)])
    const id = await groupOf(ana, [caio, dora])
    const before = await post(ana, id)
    await instance.call(inviteToGroup, { circleId: id, people: [lia.uid] }, caio)
    expect(await come(id)).toEqual({ waitingFor: { uid: marina.uid, name: marina.name } })
    const asked = await question(marina, 'join-group', id)
    expect(asked).toMatchObject({
      kind: 'join-group',
      other: { uid: caio.uid, name: caio.name },
      circle: {
        id,
        kind: 'group',
        name: 'Primos',
        rules: usualRules('group'),
        members: 3,
        owner: { uid: ana.uid, name: ana.name },
      },
    })
    expect(JSON.stringify(asked)).not.toContain(dora.uid)
    expect(await joined(lia)).toEqual([])
    await say('approved', 'join-group', id)
    expect([await joined(lia), await reads(before, [lia])]).toEqual([[id], [lia.uid]])
    expect((await noticesOf(instance.db, lia)).map(({ kind, by }) => [kind, by.uid]).at(-1)).toEqual([
      'group-admitted',
      marina.uid,
    ])
    await instance.server.idle()
    const overview = await stored<GuardianOverview>(paths.guardianOverview(lia.uid))
    expect(overview?.groups).toMatchObject([{ id, name: 'Primos' }])
  })

  it.each([
    [
      'full',
      'circle-full',
      async (id: string) => {
        const people = Object.fromEntries(
          Array.from({ length: circleLimits.size.group }, (_, n) => [
            `m${n}`,
            { name: 'M', role: 'member', since: Timestamp.now(), from: Timestamp.now() },
          ]),
        )
        await instance.db.doc(paths.circleRoster(id)).set({ people }, { merge: true })
      },
    ],
    ['frozen', 'circle-frozen', (id: string) => instance.db.doc(paths.circle(id)).update({ frozen: true })],
    [
      'left by who asked',
      'invitation-over',
      async (id: string) => instance.db.doc(paths.groupInvitation(lia.uid, id)).delete(),
    ],
    ['gone', 'invitation-over', (id: string) => instance.db.doc(paths.circle(id)).delete()],
  ] as const)('that is %s meanwhile: the yes says %s, and nothing is half done', async (_, code, spoil) => {
    const [ana] = await family('Ana')
    await instance.connect(lia, ana)
    const id = await invitedTo(ana)
    await come(id)
    await spoil(id)
    expect(await instance.refusalOf(say('approved', 'join-group', id))).toBe(code)
    expect([(await question(marina, 'join-group', id))?.state, (await joined(lia)).includes(id)]).toEqual([
      'waiting',
      false,
    ])
    // What the spoiling left aside is no member's.
    await instance.db.doc(paths.circleRoster(id)).update({ people: FieldValue.delete() })
  })

  it('asks nothing any more once who asked the ward in has left, or the group is gone', async () => {
    for (const end of [leaveCircle, deleteCircle] as const) {
      const [ana, caio] = await family('Ana', 'Caio')
      await instance.connect(lia, ana)
      const id = await invitedTo(ana, end === leaveCircle ? [caio] : [])
      await come(id)
      expect((await question(marina, 'join-group', id))?.state).toBe('waiting')
      await instance.call(end, { circleId: id }, ana)
      await instance.server.idle()
      for (const who of [marina, lia]) expect(await question(who, 'join-group', id)).toBeUndefined()
      expect(
        await refused(answerApproval, { id: approvalId('join-group', lia.uid, id), answer: 'approved' }, marina),
      ).toBe('approval-over')
    }
  })

  it('asks nothing any more once the ward, who waits outside, is taken out of it', async () => {
    const [ana] = await family('Ana')
    await instance.connect(lia, ana)
    const id = await invitedTo(ana)
    await come(id)
    expect((await question(marina, 'join-group', id))?.state).toBe('waiting')
    await instance.call(removeFromCircle, { circleId: id, uid: lia.uid }, ana)
    for (const who of [marina, lia]) expect(await question(who, 'join-group', id)).toBeUndefined()
    expect(
      await refused(answerApproval, { id: approvalId('join-group', lia.uid, id), answer: 'approved' }, marina),
    ).toBe('approval-over')
  })

  it('asks nothing any more once who asked the ward in blocks it, or lets it in from behind a block', async () => {
    const [ana] = await family('Ana')
    const nino = await wardOf(instance, marina)
    await instance.connect(nino, ana)
    const id = await groupOf(ana, [], { requests: true })
    await instance.call(inviteToGroup, { circleId: id, people: [nino.uid] }, ana)
    await come(id, nino)
    expect((await question(marina, 'join-group', id, nino))?.state).toBe('waiting')
    await instance.call(block, { uid: nino.uid }, ana)
    const asked = () => Promise.all([marina, nino].map((who) => question(who, 'join-group', id, nino)))
    expect(await asked()).toEqual([undefined, undefined])
    await instance.call(askToJoin, { circleId: id }, nino)
    const admitted = await instance.call(answerJoinRequest, { circleId: id, uid: nino.uid, answer: 'admit' }, ana)
    expect([admitted, await asked()]).toEqual([{ state: 'invited' }, [undefined, undefined]])
    expect(await stored(paths.groupInvitation(nino.uid, id))).toBeUndefined()
  })

  it('asks nothing any more once the ward declines, and says a guardian’s no', async () => {
    const [ana] = await family('Ana')
    await instance.connect(lia, ana)
    const [first, second] = [await invitedTo(ana), await invitedTo(ana)]
    await come(first)
    await instance.call(answerGroupInvitation, { circleId: first, answer: 'decline' }, lia)
    expect([await question(marina, 'join-group', first), await question(lia, 'join-group', first)]).toEqual([
      undefined,
      undefined,
    ])
    await come(second)
    await say('declined', 'join-group', second)
    expect(await instance.refusalOf(come(second))).toBe('guardian-said-no')
  })

  it('that admits a ward who asked, asks the guardian at once', async () => {
    const [ana] = await family('Ana')
    const id = await groupOf(ana, [], { requests: true })
    await instance.call(askToJoin, { circleId: id }, lia)
    const admitted = await instance.call(answerJoinRequest, { circleId: id, uid: lia.uid, answer: 'admit' }, ana)
    expect(admitted).toEqual({ state: 'invited' })
    await say('approved', 'join-group', id)
    expect(await joined(lia)).toContain(id)
  })

  it('is left when the guardian takes the ward out, who is told and comes back only by another yes', async () => {
    const [ana] = await family('Ana')
    await instance.connect(lia, ana)
    const id = await invitedTo(ana)
    await come(id)
    await say('approved', 'join-group', id)
    const shared = await post(ana, id)
    expect(await reads(shared, [lia])).toEqual([lia.uid])
    const out = (who: Person, circleId = id, ward = lia) => refused(takeWardOut, { circleId, ward: ward.uid }, who)
    expect([await out(beto), await out(marina, newId()), await out(marina, id, beto)]).toEqual([
      'not-your-ward',
      'none',
      'not-your-ward',
    ])
    await instance.call(takeWardOut, { circleId: id, ward: lia.uid }, marina)
    expect(await stored(paths.entry(lia.uid, shared))).toBeUndefined()
    await instance.call(takeWardOut, { circleId: id, ward: lia.uid }, marina)
    expect([await reads(shared, [lia]), (await joined(lia)).includes(id)]).toEqual([[], false])
    expect((await noticesOf(instance.db, lia)).at(-1)).toMatchObject({
      kind: 'group-left-for-ward',
      by: { uid: marina.uid },
      circle: { id, name: 'Primos' },
    })
    await instance.call(inviteToGroup, { circleId: id, people: [lia.uid] }, ana)
    expect((await come(id)).waitingFor?.uid).toBe(marina.uid)
  })
})

describe('a group of children', () => {
  it('asks the guardian of whoever has one, also at 16 and 17, and nobody becomes part of one unasked', async () => {
    const [ana] = await family('Ana')
    await instance.connect(lia, ana)
    const [kids, other] = [await invitedTo(ana, [], 'kids'), await invitedTo(ana)]
    await instance.db.doc(paths.standing(lia.uid)).update({ ageBand: 'youth' })
    expect([await come(other), (await come(kids)).waitingFor?.uid]).toEqual([{ waitingFor: null }, marina.uid])
    expect(await refused(takeWardOut, { circleId: other, ward: lia.uid }, marina)).toBe('not-your-ward')
    await say('approved', 'join-group', kids)
    await instance.call(takeWardOut, { circleId: kids, ward: lia.uid }, marina)
    expect(await joined(lia)).not.toContain(kids)
    expect(await refused(changeCircle, { circleId: other, template: 'kids' }, ana)).toBe('not-yours-to-change')
    await instance.call(leaveCircle, { circleId: other }, lia)
    expect(await refused(changeCircle, { circleId: other, template: 'kids' }, ana)).toBe('none')
    await instance.db.doc(paths.standing(lia.uid)).update({ ageBand: 'child' })
  })
})
