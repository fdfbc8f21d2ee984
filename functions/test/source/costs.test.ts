/** What sharing costs on Firestore: each reader's part, and a constant. */

import { answerGroupInvitation } from '@varanda/domain/circle/calls/answer-group-invitation'
import { createCircle } from '@varanda/domain/circle/calls/create-circle'
import { leaveCircle } from '@varanda/domain/circle/calls/leave-circle'
import type { CircleMember } from '@varanda/domain/circle/circle'
import type { CircleRoster } from '@varanda/domain/circle/circle-roster'
import { connectByInvite } from '@varanda/domain/connection/calls/connect-by-invite'
import { removeConnection } from '@varanda/domain/connection/calls/remove-connection'
import { newCircleId, newPostId } from '@varanda/domain/ids'
import { acceptInvite } from '@varanda/domain/invite/calls/accept-invite'
import { requestConnections } from '@varanda/domain/invite/joining'
import { paths } from '@varanda/domain/paths'
import { type Audience, forConnections } from '@varanda/domain/post/audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { editPost } from '@varanda/domain/post/calls/edit-post'
import type { MemberRow } from '@varanda/domain/source/source'
import type { Action } from '@varanda/embedded/server/meter-page'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endUndo } from '../harness/alarms.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

let instance: Instance
beforeAll(async () => {
  instance = await openInstance({ outbox: true })
  // Its first round looks through everything that there is.
  await instance.server.functions!.runSchedule('claimAlarms')
  await instance.server.idle()
})
afterAll(() => instance.close())

/** What the alarms' round asks each minute, whatever members do meanwhile. */
const round: readonly string[] = [paths.alarms, paths.alarmsFound]

interface Cost {
  reads: number
  writes: number
}

/**
 * What an act costs by itself. On a busy machine the trigger that finishes what a dead call left may come while the call is
 * at it: then both look.
 */
function least(costs: readonly Cost[]): Cost {
  return costs.reduce((one, other) => (other.reads < one.reads ? other : one))
}

async function metered(since: number): Promise<{ last: number; actions: Action[] }> {
  const page = new URL(instance.server.outboxUrl!)
  page.pathname = '/__/meter'
  page.searchParams.set('since', String(since))
  return (await fetch(page)).json() as never
}

/** What is paid until everything that follows has been done. Deletions are counted as writes. */
async function costOf(act: () => Promise<unknown>): Promise<Cost> {
  // What earlier posts tell once their seconds are over is not paid for by this.
  await endUndo(instance)
  const { last } = await metered(0)
  await act()
  await instance.server.idle()
  const paid = (await metered(last)).actions.flatMap(({ requests }) => requests)
  return paid
    .filter(({ place }) => !round.includes(place))
    .reduce(
      (sum, { reads, ruleReads, writes, deletes }) => ({
        reads: sum.reads + reads + ruleReads,
        writes: sum.writes + writes + deletes,
      }),
      { reads: 0, writes: 0 },
    )
}

const post = (who: Person) =>
  instance.call(createPost, { postId: newPostId(who.uid), text: 'Oi.', audience: forConnections() }, who)
const say = (what: string, { reads, writes }: Cost) => console.log(`${what}: ${reads} reads, ${writes} writes`)

describe('sharing', () => {
  let ana: Person

  it('costs a read and two writes for each of 150 readers, and a constant', async () => {
    ana = await instance.member('Ana')
    const readers = 150
    const batch = instance.db.batch()
    for (let index = 0; index < readers; index++) {
      const other = { uid: `reader-${index}`, name: `Reader ${index}` }
      // Ana's own side is what her posts go by.
      for (const { path, data, merge = false } of requestConnections(ana, other, Timestamp.now())) {
        if (path.startsWith(paths.user(ana.uid))) batch.set(instance.db.doc(path), data, { merge })
      }
    }
    await batch.commit()
    const cost = await costOf(() => post(ana))
    say(`a post to ${readers}`, cost)
    expect((await instance.db.collectionGroup('feed').count().get()).data().count).toBe(readers + 1)
    expect(cost.reads).toBeLessThanOrEqual(1.2 * readers + 20)
    expect(cost.writes).toBeLessThanOrEqual(2.1 * readers + 20)
  })

  it('costs a read and a write for each of 150 readers to edit a post, and a constant', async () => {
    const { docs } = await instance.db.collection(paths.feed(ana.uid)).get()
    const [postId] = docs.map(({ id }) => id)
    const readers = 150
    const cost = await costOf(() => instance.call(editPost, { postId: postId!, rev: 1, text: 'Olá.', photos: [] }, ana))
    say(`an edit of a post to ${readers}`, cost)
    const copies = await instance.db.collectionGroup('feed').where('postId', '==', postId).get()
    expect(copies.docs.filter((copy) => copy.get('text') === 'Olá.')).toHaveLength(readers + 1)
    expect(cost.reads).toBeLessThanOrEqual(1.2 * readers + 20)
    expect(cost.writes).toBeLessThanOrEqual(1.2 * readers + 20)
  })

  it('costs the same for a group of 150, and who comes and goes what they gain and lose there', async () => {
    const [owner, guest] = [await instance.member('Dona'), await instance.member('Neto')]
    await instance.connect(owner, guest)
    const circleId = newCircleId(owner.uid)
    await instance.call(createCircle, { circleId, kind: 'group', name: 'Rua', people: [guest.uid] }, owner)
    const others = 147
    const at = Timestamp.now()
    const batch = instance.db.batch()
    const people: CircleRoster['people'] = {}
    for (let index = 0; index < others; index++) {
      const [uid, name] = [`neighbour-${index}`, `Neighbour ${index}`]
      people[uid] = { name, role: 'member', since: at, from: at }
      const row: CircleMember & MemberRow = { uid, ...people[uid], brought: 'all' }
      batch.set(instance.db.doc(paths.circleMember(circleId, uid)), row)
    }
    batch.set(instance.db.doc(paths.circleRoster(circleId)), { people }, { merge: true })
    await batch.commit()
    await instance.server.idle()
    const audience: Audience = { connections: false, circles: [circleId], people: [], except: [] }
    const tell = () => instance.call(createPost, { postId: newPostId(owner.uid), text: 'Oi.', audience }, owner)
    const cost = await costOf(tell)
    say(`a post to a group of ${others + 1}`, cost)
    expect(cost.reads).toBeLessThanOrEqual(1.2 * others + 20)
    expect(cost.writes).toBeLessThanOrEqual(2.1 * others + 20)

    const posts = 10
    for (let count = 1; count < posts; count++) await tell()
    const came = await costOf(() => instance.call(answerGroupInvitation, { circleId, answer: 'come' }, guest))
    say(`coming into a group and gaining ${posts} posts`, came)
    expect((await instance.db.collection(paths.feed(guest.uid)).count().get()).data().count).toBe(posts)
    const went = await costOf(() => instance.call(leaveCircle, { circleId }, guest))
    say(`leaving it and losing ${posts} posts`, went)
    for (const { reads, writes } of [came, went]) {
      expect(reads).toBeLessThanOrEqual(2.2 * posts + 30)
      expect(writes).toBeLessThanOrEqual(2.2 * posts + 30)
    }
  })

  it('costs who comes and who goes what they gain and lose, not what the author has', async () => {
    const posts = 28
    const [quiet, busy] = (await Promise.all(['Quiet', 'Busy'].map((name) => instance.member(name)))) as [
      Person,
      Person,
    ]
    await Promise.all(Array.from({ length: posts }, () => post(busy)))
    const join = async (name: string, host: Person) => {
      const guest = await instance.account(name)
      const form = { name, birthDate: '1990-05-17', locale: 'pt' } as const
      const cost = await costOf(() => instance.call(acceptInvite, { token: host.inviteToken, ...form }, guest))
      return { guest, cost }
    }
    const none = await join('Nada', quiet)
    const all = [await join('Tudo', busy), await join('Todos', busy), await join('Todas', busy)]
    for (const { guest } of all)
      expect((await instance.db.collection(paths.feed(guest.uid)).count().get()).data().count).toBe(posts)
    const gained = least(all.map(({ cost }) => cost))
    say('joining whom nothing is shared with', none.cost)
    say(`joining and gaining ${posts} posts`, gained)
    expect(gained.reads - none.cost.reads).toBeLessThanOrEqual(2.2 * posts)
    expect(gained.writes - none.cost.writes).toBeLessThanOrEqual(2.2 * posts)

    const losses: Cost[] = []
    for (const { guest } of all) {
      losses.push(await costOf(() => instance.call(removeConnection, { uid: guest.uid }, busy)))
      expect((await instance.db.collection(paths.feed(guest.uid)).count().get()).data().count).toBe(0)
    }
    const left = least(losses)
    say(`losing ${posts} posts`, left)
    expect(left.reads).toBeLessThanOrEqual(2.2 * posts + 30)
    expect(left.writes).toBeLessThanOrEqual(2.2 * posts + 30)

    const meetings: Cost[] = []
    for (const name of ['Other', 'Another', 'Third']) {
      const other = await instance.member(name)
      meetings.push(await costOf(() => instance.call(connectByInvite, { token: busy.inviteToken }, other)))
    }
    const met = least(meetings)
    say('meeting by a link, which gains nothing', met)
    // Ten of them to tell whoever made the link.
    expect(met.reads).toBeLessThanOrEqual(40)
    expect(met.writes).toBeLessThanOrEqual(30)
  })
})
