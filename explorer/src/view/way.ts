import type { People } from '@varanda/graph/network'
import { invitePath, shortestPath } from '@varanda/graph/paths'
import type { View } from '../view-state.ts'
import type { Facts } from './facts/facts.ts'

/** Between the two people of a view, as far as it had come at the month of the facts. */
export interface Way {
  /** In order; both ends among them once it is whole. */
  readonly people: Uint32Array
  /** Everybody on it had joined. */
  readonly isWhole: boolean
}

/** Undefined when nobody is asked about, or nothing joins the two. */
export function wayOf(
  { from, to, sense }: Pick<View, 'from' | 'to' | 'sense'>,
  { inviter }: People,
  facts: Facts,
): Way | undefined {
  if (from === undefined || to === undefined) return undefined
  const isThere = (person: number) => facts.month[person]! <= facts.until
  if (sense === 'ties' || !facts.hasInvites) {
    if (!isThere(from) || !isThere(to)) return { people: new Uint32Array(), isWhole: false }
    const people = shortestPath(facts.adjacency, from, to)
    return people && { people, isWhole: true }
  }
  const whole = invitePath(inviter, from, to)
  if (!whole) return undefined
  // Invites run from whoever of them came first to both sides, so those who are there stand side by side.
  let first = 0
  for (let at = 1; at < whole.length; at++) if (facts.month[whole[at]!]! < facts.month[whole[first]!]!) first = at
  let start = first
  let end = first
  while (end < whole.length && isThere(whole[end]!)) end++
  while (start > 0 && end > first && isThere(whole[start - 1]!)) start--
  return { people: whole.subarray(start, end), isWhole: end - start === whole.length }
}
