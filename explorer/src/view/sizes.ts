import type { Sizing } from '../view-state.ts'
import type { Measured } from './classes.ts'
import type { Facts } from './facts/facts.ts'

const alike = 70

/**
 * Width of each window, 0 to 255, by what it stands for `now`, of the most that it comes to in the end; undefined while
 * that is not worked out.
 */
export function sizesOf(by: Sizing, facts: Facts, now: Facts, { betweenness }: Measured): Uint8Array | undefined {
  const valuesOf = (facts: Facts) => (by === 'same' ? undefined : by === 'betweenness' ? betweenness : facts[by])
  const values = valuesOf(now)
  if (by === 'same' || (by === 'invited' && !facts.hasInvites)) return new Uint8Array(facts.degree.length).fill(alike)
  if (!values) return undefined
  let most = 0
  for (const value of valuesOf(facts)!) if (value > most) most = value
  // Invites are few and counted by eye; what may be a thousandfold is drawn by its root.
  const share = (value: number) => (most === 0 ? 0 : by === 'invited' ? value / most : Math.sqrt(value / most))
  return Uint8Array.from(values, (value) => Math.round(255 * share(value)))
}
