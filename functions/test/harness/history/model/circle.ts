import type { CircleStep } from '../doings.ts'
import { acts, areApart, type Circle, knownTo, type Making, peopleOf, type World } from './world.ts'

const invitationDays = 14

export function make(world: World, step: Making): void {
  const { who, circle, kind, others } = step
  const areKnown = kind === 'tier' || others.every((one) => knownTo(world, who).has(one))
  if (world.circles.has(circle) || !areKnown) return
  const invited = new Map(kind === 'group' ? others.map((one) => [one, { by: who, at: world.now }] as const) : [])
  world.circles.set(circle, { ...step, owner: who, removed: new Set(), invited, paid: new Map() })
  peopleOf(world, circle).set(who, 0)
  for (const one of kind === 'private' ? others : []) peopleOf(world, circle).set(one, world.now)
}

export function actInCircle(world: World, step: Exclude<CircleStep, Making>, circle: Circle): void {
  const [{ now }, { who, do: act }, inside] = [world, step, peopleOf(world, step.circle)]
  const { kind, owner, history, removed, invited } = circle
  const [other, isIn, asked] = ['other' in step ? step.other : who, inside.has(who), invited.get(who)]
  const enter = (uid: string) => inside.has(uid) || inside.set(uid, now - history)
  if (kind === 'tier') return
  if (act === 'follow') kind === 'public' && !removed.has(who) && !areApart(world, who, owner) && enter(who)
  else if (act === 'come') {
    const isAsked = asked && owner && now - asked.at < invitationDays && inside.has(asked.by)
    if (isIn || !isAsked || (removed.has(who) && asked.by !== owner)) return
    enter(who)
    for (const over of [invited, removed]) over.delete(who)
  } else if (act === 'leave') {
    if (!isIn || kind === 'private' || (owner === who && kind === 'public')) return
    if (owner === who) circle.owner = [...inside.keys()].find((one) => one !== who && acts(world, one)) ?? ''
    inside.delete(who)
  } else if (act === 'invite') {
    const mayAsk = kind === 'group' && owner && isIn && knownTo(world, who).has(other) && !inside.has(other)
    if (mayAsk && (!removed.has(other) || owner === who)) invited.set(other, { by: who, at: now })
  } else if (act === 'add') owner === who && kind === 'private' && knownTo(world, who).has(other) && enter(other)
  else if (owner === who && other !== who) {
    if (kind !== 'private') removed.add(other)
    for (const over of [invited, inside]) over.delete(other)
  }
}
