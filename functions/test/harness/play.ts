/** Lets a family live through a history in the real house. */
import { acceptInvite } from '@varanda/domain/calls/accept-invite'
import { connectByInvite } from '@varanda/domain/calls/connect-by-invite'
import { createPost } from '@varanda/domain/calls/create-post'
import { removeConnection } from '@varanda/domain/calls/remove-connection'
import { paths } from '@varanda/domain/paths'
import type { History, Turn } from './histories.ts'
import { orders, partings } from './histories.ts'
import type { Account, KillableHouse } from './killable-house.ts'
import { apply, emptyWorld, readings, type Step } from './model.ts'

export interface Family {
  history: History
  people: Map<string, Account>
  /** What has happened, in the order in which it began. */
  past: Turn[]
  /** What was seen and must never be. */
  leaks: string[]
}

export async function settleIn(house: KillableHouse, history: History): Promise<Family> {
  const [members, guests] = await Promise.all([
    house.members(history.members, history.connected),
    house.accounts(history.guests),
  ])
  const people = new Map([...members, ...guests].map((person) => [person.uid, person]))
  return { history, people, past: [], leaks: [] }
}

export async function live(house: KillableHouse, family: Family, turns: readonly Turn[]): Promise<void> {
  for (const turn of turns) {
    const refusals = await Promise.all(turn.map((step) => house.refusalOf(act(house, family.people, step))))
    const odd = refusals.filter((code) => !expected.has(code))
    if (odd.length > 0) family.leaks.push(`${JSON.stringify(turn)} was answered with ${odd.join()}`)
    family.past.push(turn)
    for (const parting of partings(turn)) {
      if (refusals[turn.indexOf(parting)] === 'none') family.leaks.push(...(await stillRead(house, family, parting)))
    }
  }
}

/** Refusals that a history may earn; anything else is a defect. */
const expected = new Set([
  'none',
  'not-active',
  'not-a-member',
  'inviter-suspended',
  'already-a-member',
  'invite-unknown',
])

async function act(house: KillableHouse, people: Map<string, Account>, step: Step): Promise<unknown> {
  const account = (uid: string) => people.get(uid)!
  switch (step.do) {
    case 'post': {
      const { post: postId, author, except } = step
      const audience = { base: 'connections' as const, except: [...except] }
      return house.call(createPost, { postId, text: postId, audience }, account(author))
    }
    case 'connect':
      // Nobody can hand out a link before having one.
      if (account(step.to).inviteToken === '') return
      return house.call(connectByInvite, { token: account(step.to).inviteToken }, account(step.who))
    case 'remove':
      return house.call(removeConnection, { uid: step.other }, account(step.who))
    case 'join': {
      const token = account(step.host).inviteToken
      const form = { name: step.guest, birthDate: '1990-05-17', locale: 'pt' as const }
      const answer = await house.call(acceptInvite, { token, ...form }, account(step.guest))
      account(step.guest).inviteToken = (await house.db.doc(paths.ownInvite(step.guest)).get()).data()?.token
      return answer
    }
    case 'suspend':
    case 'restore':
      return house.db.doc(paths.standing(step.who)).update({ status: step.do === 'suspend' ? 'suspended' : 'active' })
    case 'wait':
      throw new Error('The clock is moved for all families at once.')
  }
}

const postsBy = (family: Family, author: string) =>
  family.past.flat().flatMap((step) => (step.do === 'post' && step.author === author ? [step.post] : []))

/** Right after two have parted: what one of them reads of the other all the same, by an old id and an old token. */
async function stillRead(house: KillableHouse, family: Family, { who, other }: { who: string; other: string }) {
  const asks = [
    [who, other],
    [other, who],
  ].flatMap(([reader, author]) =>
    postsBy(family, author!).flatMap((post) =>
      [paths.post(post), paths.comments(post), paths.entry(reader!, post)].map((path) => ({ reader: reader!, path })),
    ),
  )
  const answers = await Promise.all(asks.map(({ reader, path }) => house.mayGet(path, family.people.get(reader)!)))
  return asks
    .filter((_, index) => answers[index])
    .map(({ reader, path }) => `${reader} got ${path} right after ${who} had parted from ${other}`)
}

/**
 * What everyone reads now, asked as everyone of each post, its comments and one's own copy. The three must agree; where
 * they do not, the difference is in the answer.
 */
export async function asked(house: KillableHouse, family: Family): Promise<Set<string>> {
  const posts = family.past.flat().flatMap((step) => (step.do === 'post' ? [step.post] : []))
  const all = new Set<string>()
  await Promise.all(
    [...family.people.values()].flatMap((person) =>
      posts.map(async (post) => {
        const [whole, comments, entry] = await Promise.all(
          [paths.post(post), paths.comments(post), paths.entry(person.uid, post)].map((path) =>
            house.mayGet(path, person),
          ),
        )
        const reading = `${person.uid} reads ${post}`
        if (whole && comments && entry) all.add(reading)
        else if (whole || comments || entry) all.add(`${reading} in part: ${[whole, comments, entry].join()}`)
      }),
    ),
  )
  return all
}

/** Null when some order of what happened explains what is read; else the difference from the nearest one. */
export function disagreement(family: Family, read: ReadonlySet<string>): string[] | null {
  const { members, connected } = family.history
  let nearest: string[] | null = null
  for (const order of orders(family.past)) {
    const world = emptyWorld(
      members,
      connected.map(([one, other]) => [one, other].sort().join('+')),
    )
    for (const step of order) apply(world, step)
    const wanted = readings(world)
    const difference = [
      ...[...wanted].filter((one) => !read.has(one)).map((one) => `missing: ${one}`),
      ...[...read].filter((one) => !wanted.has(one)).map((one) => `too much: ${one}`),
    ]
    if (difference.length === 0) return null
    if (!nearest || difference.length < nearest.length) nearest = difference
  }
  return nearest
}
