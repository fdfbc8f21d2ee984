/** Whether somebody has a post: the one formula, and to whom an author may address one. */
import type { Addressing } from '../doings.ts'
import { isForTier } from './tier.ts'
import { knownTo, type Post, peopleOf, rows, type World } from './world.ts'

/** By which sources, one's own always, somebody has a post: ⋃ members(source) with at ≥ from, minus exceptions. */
export function giving(
  world: World,
  { author, at, to: { to, circles = [], except }, gone }: Post,
  reader: string,
): string[] {
  const isByAuthor = !to || (reader === author ? to.length > 0 : to.includes(reader))
  const sources = [...(isByAuthor ? [`users/${author}`] : []), ...circles.map((id) => `circles/${id}`)]
  const from = (source: string) => (source === `users/${reader}` ? 0 : (rows(world, source).get(reader) ?? Infinity))
  return gone !== undefined || except.includes(reader) ? [] : sources.filter((source) => from(source) <= at)
}

/** Of a post that is `sent` circles may have frozen, and people are known since before it. */
export function mayAddress(
  world: World,
  author: string,
  { except, to, circles = [] }: Addressing,
  sent?: Post,
): boolean {
  const mayGoTo = (id: string) => {
    const [circle, inside] = [world.circles.get(id), peopleOf(world, id)]
    if (!circle || !inside.has(author) || !(circle.owner || sent?.to.circles?.includes(id))) return false
    const wasOut = (one: string) => sent?.to.circles?.includes(id) && sent.to.except.includes(one)
    return circle.kind === 'group' ? !except.some((one) => inside.has(one) && !wasOut(one)) : circle.owner === author
  }
  const isKnown = (one: string) => (knownTo(world, author).get(one) ?? Infinity) <= (sent?.at ?? world.now)
  const isAlone = circles.length === 1 && to?.length === 0 && except.length === 0
  if (isForTier(world, { circles, except }) && !isAlone) return false
  return circles.every(mayGoTo) && (to ?? []).every(isKnown)
}
