/**
 * Every way in which a group's owner goes, with the server killed after each request that it takes: the group has
 * exactly the owner that the order of succession says, or the one from before, and nothing is half-done. One who is
 * suspended goes on owning it, and somebody acts for them meanwhile.
 */
import { answerGroupInvitation } from '@varanda/domain/circle/calls/answer-group-invitation'
import { changeCircle } from '@varanda/domain/circle/calls/change-circle'
import { changeCircleRole } from '@varanda/domain/circle/calls/change-circle-role'
import { createCircle } from '@varanda/domain/circle/calls/create-circle'
import { leaveCircle } from '@varanda/domain/circle/calls/leave-circle'
import { nameSuccessor } from '@varanda/domain/circle/calls/name-successor'
import { removeFromCircle } from '@varanda/domain/circle/calls/remove-from-circle'
import { takeWardOut } from '@varanda/domain/circle/calls/take-ward-out'
import type { Circle, CircleMember } from '@varanda/domain/circle/circle'
import type { CircleRoster } from '@varanda/domain/circle/circle-roster'
import { block } from '@varanda/domain/connection/calls/block'
import { removeConnection } from '@varanda/domain/connection/calls/remove-connection'
import { newCircleId, newPostId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedOfRun } from '../../../embedded/test/support/random.ts'
import type { Account } from '../harness/instance/killable-instance.ts'
import { openSteppedInstance, type SteppedInstance } from '../harness/instance/stepped-instance.ts'

let instance: SteppedInstance
let families = 0
beforeAll(async () => {
  instance = await openSteppedInstance(seedOfRun)
})
afterAll(() => instance?.close())

const names = ['ana', 'beto', 'caio', 'dora'] as const
type Name = (typeof names)[number]
type Family = Record<Name, Account> & { id: string; post: string }

/** Ana's group with all of them, who came one after the other, and a post of hers. */
async function settle(): Promise<Family> {
  const uids = names.map((name) => `f${++families * 10}-${name}`)
  const people = await instance.members(
    uids,
    uids.slice(1).map((other) => [uids[0]!, other]),
  )
  const [ana, ...others] = people as [Account, ...Account[]]
  const id = newCircleId(ana.uid)
  const making = { circleId: id, kind: 'group' as const, name: 'Nós', people: others.map(({ uid }) => uid) }
  await instance.drive(instance.call(createCircle, making, ana))
  for (const one of others) {
    instance.pass(2)
    await instance.drive(instance.call(answerGroupInvitation, { circleId: id, answer: 'come' }, one))
  }
  const post = newPostId(ana.uid)
  const audience = { connections: false, circles: [id], people: [], except: [] }
  await instance.drive(instance.call(createPost, { postId: post, text: 'Oi.', audience }, ana))
  return {
    ...(Object.fromEntries(names.map((name, index) => [name, people[index]])) as Record<Name, Account>),
    id,
    post,
  }
}

const nameOf = (uid: string) => uid.slice(uid.indexOf('-') + 1)

/** Who owns it and who is in it; throws where two places say different things. */
async function stateOf({ id, post, ...people }: Family) {
  const circle = (await instance.db.doc(paths.circle(id)).get()).data() as Circle
  const rows = await instance.db.collection(paths.circleMembers(id)).get()
  const roles = Object.fromEntries(rows.docs.map((row) => [row.id, (row.data() as CircleMember).role]))
  const roster = (await instance.db.doc(paths.circleRoster(id)).get()).data() as CircleRoster
  expect(Object.fromEntries(Object.entries(roster.people).map(([uid, { role }]) => [uid, role]))).toEqual(roles)
  expect(circle.members).toBe(rows.size)
  for (const { uid } of names.map((name) => people[name])) {
    const [joined, owned, entry] = await instance.db.getAll(
      ...[paths.joinedCircle(uid, id), paths.ownedCircles(uid), paths.entry(uid, post)].map((path) =>
        instance.db.doc(path),
      ),
    )
    expect([uid, joined!.get('role')]).toEqual([uid, roles[uid]])
    expect([uid, owned!.get(`circles.${id}`)]).toEqual([
      uid,
      circle.owner === uid && !circle.frozen ? 'group' : undefined,
    ])
    expect([uid, entry!.exists]).toEqual([uid, uid in roles])
  }
  const owners = Object.keys(roles).filter((uid) => roles[uid] === 'owner')
  expect(owners).toEqual(circle.frozen ? [] : [circle.owner])
  return { owner: circle.frozen ? 'nobody' : nameOf(circle.owner), in: Object.keys(roles).map(nameOf).sort().join(' ') }
}

interface Way {
  /** What happens first, undisturbed. */
  given?: ((family: Family) => Promise<unknown>)[]
  act: (family: Family) => Promise<unknown>
  owner: string
  in?: string
}

const everybody = names.join(' ')
const without = 'beto caio dora'
const standing = (who: Account, to: object) => instance.db.doc(paths.standing(who.uid)).update(to)
const role = ({ id, ana }: Family, who: Account, role: 'owner' | 'moderator') =>
  instance.call(changeCircleRole, { circleId: id, uid: who.uid, role }, ana)
const leave = ({ id, ana }: Family) => instance.call(leaveCircle, { circleId: id }, ana)

const ways: Record<string, Way> = {
  'leaves, with nobody named': { act: leave, owner: 'beto', in: without },
  'leaves, with a moderator': {
    given: [(all) => role(all, all.dora, 'moderator')],
    act: leave,
    owner: 'dora',
    in: without,
  },
  'leaves, with a successor': {
    given: [
      (all) => role(all, all.dora, 'moderator'),
      (all) => instance.call(nameSuccessor, { circleId: all.id, uid: all.caio.uid }, all.ana),
    ],
    act: leave,
    owner: 'caio',
    in: without,
  },
  'leaves, with a successor who is suspended': {
    given: [
      (all) => instance.call(nameSuccessor, { circleId: all.id, uid: all.beto.uid }, all.ana),
      (all) => standing(all.beto, { status: 'suspended' }),
    ],
    act: leave,
    owner: 'caio',
    in: without,
  },
  'leaves, with no adult left': {
    given: (['beto', 'caio', 'dora'] as const).map((name) => (all) => standing(all[name], { ageBand: 'youth' })),
    act: leave,
    owner: 'nobody',
    in: without,
  },
  'hands over': { act: (all) => role(all, all.caio, 'owner'), owner: 'caio' },
  'is a ward that is taken out': {
    given: [({ ana, beto }) => standing(ana, { ageBand: 'child', guardian: beto.uid })],
    act: ({ id, ana, beto }) => instance.call(takeWardOut, { circleId: id, ward: ana.uid }, beto),
    owner: 'beto',
    in: without,
  },
  'blocks somebody in it': { act: ({ ana, beto }) => instance.call(block, { uid: beto.uid }, ana), owner: 'ana' },
  'parts from somebody in it': {
    act: ({ ana, beto }) => instance.call(removeConnection, { uid: beto.uid }, ana),
    owner: 'ana',
  },
  'takes somebody out': {
    act: ({ id, ana, beto }) => instance.call(removeFromCircle, { circleId: id, uid: beto.uid }, ana),
    owner: 'ana',
    in: 'ana caio dora',
  },
}

describe('an owner', () => {
  it.each(Object.entries(ways))('who %s is followed as said, wherever the server dies', async (_, way) => {
    const after = { owner: way.owner, in: way.in ?? everybody }
    const outcomes = new Set<string>()
    const family = await settle()
    for (const work of way.given ?? []) await instance.drive(work(family))
    const before = await stateOf(family)
    const goBack = await instance.keep()
    for (let last = 1; ; last++) {
      await goBack()
      const deaths = instance.deaths
      const refusal = await instance.drive(instance.refusalOf(way.act(family)), 0, last)
      expect(['none', 'given-up']).toContain(refusal)
      const now = await stateOf(family)
      // Whoever was answered finds it done; who gave up finds it done or not begun.
      expect(refusal === 'none' ? [after] : [before, after]).toContainEqual(now)
      outcomes.add(JSON.stringify(now))
      if (instance.deaths === deaths) break
      expect(last).toBeLessThan(100)
    }
    expect(outcomes).toContain(JSON.stringify(after))
    expect(instance.failures).toEqual([])
  })
})

describe('an owner who is suspended', () => {
  it('goes on owning it, while whoever would follow acts for them and gives nothing away', async () => {
    const all = await settle()
    const { id, ana, beto, caio, dora } = all
    await instance.drive(instance.call(nameSuccessor, { circleId: id, uid: caio.uid }, ana))
    await standing(ana, { status: 'suspended' })
    const refused = (act: Promise<unknown>) => instance.drive(instance.refusalOf(act))
    const rename = (who: Account) => refused(instance.call(changeCircle, { circleId: id, name: 'Nosso' }, who))
    expect([await rename(beto), await rename(caio), await rename(dora)]).toEqual([
      'not-yours-to-change',
      'none',
      'not-yours-to-change',
    ])
    const change = (uid: string, role: 'owner' | 'moderator' | 'member') =>
      refused(instance.call(changeCircleRole, { circleId: id, uid, role }, caio))
    expect([
      await change(ana.uid, 'member'),
      await change(dora.uid, 'owner'),
      await change(caio.uid, 'owner'),
      await refused(instance.call(removeFromCircle, { circleId: id, uid: ana.uid }, caio)),
      await refused(instance.call(nameSuccessor, { circleId: id, uid: dora.uid }, caio)),
      await change(beto.uid, 'moderator'),
    ]).toEqual([...Array(5).fill('not-yours-to-change'), 'none'])
    expect(await stateOf(all)).toEqual({ owner: 'ana', in: everybody })
    // The one who acts leaves as anybody does, and the next one acts.
    await instance.drive(instance.call(leaveCircle, { circleId: id }, caio))
    expect([await rename(beto), await rename(dora)]).toEqual(['none', 'not-yours-to-change'])
    await standing(ana, { status: 'active' })
    expect([await rename(ana), await rename(beto)]).toEqual(['none', 'not-yours-to-change'])
    expect(await stateOf(all)).toEqual({ owner: 'ana', in: 'ana beto dora' })
  })
})
