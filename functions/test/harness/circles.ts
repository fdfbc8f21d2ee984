/** What tests do with circles and groups of an instance, and how they look at them. */
import { answerGroupInvitation } from '@varanda/domain/circle/calls/answer-group-invitation'
import { createCircle } from '@varanda/domain/circle/calls/create-circle'
import { type Circle, type CircleKind, type CircleRules, usualRules } from '@varanda/domain/circle/circle'
import type { CircleRoster } from '@varanda/domain/circle/circle-roster'
import { newCircleId, newPostId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import { createPost } from '@varanda/domain/post/calls/create-post'
import type { Instance, Person } from '../instance.ts'

export const uidsOf = (some: readonly Person[]) => some.map(({ uid }) => uid)

export function circlesOf(instance: Instance) {
  let people = 0

  /** So many members, of whom the first knows all others. */
  async function family<Names extends string[]>(...names: Names): Promise<{ [Place in keyof Names]: Person }> {
    const found = await Promise.all(names.map((name) => instance.member(`${name}${++people}`)))
    await Promise.all(found.slice(1).map((other) => instance.connect(found[0]!, other)))
    return found as never
  }

  async function make(
    owner: Person,
    kind: CircleKind,
    others: readonly Person[] = [],
    rules: Partial<CircleRules> = {},
  ): Promise<string> {
    const circleId = newCircleId(owner.uid)
    const input = { circleId, kind, name: 'Primos', people: uidsOf(others), rules: { ...usualRules(kind), ...rules } }
    await instance.call(createCircle, input, owner)
    return circleId
  }

  /** A group in which all are who are named. */
  async function groupOf(owner: Person, others: readonly Person[], rules: Partial<CircleRules> = {}): Promise<string> {
    const circleId = await make(owner, 'group', others, rules)
    for (const one of others) await come(one, circleId)
    return circleId
  }

  const come = (who: Person, circleId: string) =>
    instance.call(answerGroupInvitation, { circleId, answer: 'come' }, who)

  async function post(who: Person, circleId: string): Promise<string> {
    const postId = newPostId(who.uid)
    const audience = { connections: false, circles: [circleId], people: [], except: [] }
    await instance.call(createPost, { postId, text: 'Bolo!', audience }, who)
    await instance.server.idle()
    return postId
  }

  async function reads(postId: string, some: readonly Person[]): Promise<string[]> {
    await instance.server.idle()
    const entries = await instance.db.getAll(...some.map(({ uid }) => instance.db.doc(paths.entry(uid, postId))))
    return some.filter((_, index) => entries[index]!.exists).map(({ uid }) => uid)
  }

  const circle = async (id: string) => (await instance.db.doc(paths.circle(id)).get()).data() as Circle
  const roster = async (id: string) => (await instance.db.doc(paths.circleRoster(id)).get()).data() as CircleRoster
  const roles = async (id: string) =>
    Object.fromEntries(Object.entries((await roster(id)).people).map(([uid, { role }]) => [uid, role]))
  const joined = async ({ uid }: Person) =>
    (await instance.db.collection(paths.joinedCircles(uid)).get()).docs.map((found) => found.id)

  return { family, make, groupOf, come, post, reads, circle, roster, roles, joined }
}
