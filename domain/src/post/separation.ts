import * as v from 'valibot'

export const separationLimits = { pairs: 50 } as const

const pairSchema = v.object({ one: v.string(), other: v.string() })
export type Pair = v.InferOutput<typeof pairSchema>

/**
 * `users/{uid}/private/separations`: two people whom a member never wants in one audience without being asked, such as
 * former partners. The member alone reads it; nobody who is in it learns of it.
 */
export const separationsSchema = v.object({ pairs: v.array(pairSchema) })
export type Separations = v.InferOutput<typeof separationsSchema>

/** The same two are one pair, whoever is named first. */
export function pairOf(one: string, other: string): Pair {
  return one < other ? { one, other } : { one: other, other: one }
}

/** A member's pairs with one more, or without it; the newest last. Undefined for one too many. */
export function withPair(pairs: readonly Pair[], pair: Pair, isApart: boolean): Pair[] | undefined {
  const others = pairs.filter(({ one, other }) => one !== pair.one || other !== pair.other)
  if (!isApart) return others
  return others.length < separationLimits.pairs ? [...others, pair] : undefined
}

/** Of these pairs, those that were not agreed to; the same two are one, whoever is named first. */
export function pairsBeyond(pairs: readonly Pair[], agreed: readonly Pair[]): Pair[] {
  const nameOf = ({ one, other }: Pair) => JSON.stringify(pairOf(one, other))
  const known = new Set(agreed.map(nameOf))
  return pairs.filter((pair) => !known.has(nameOf(pair)))
}

/** The pairs of which an audience would hold both. */
export function pairsIn(pairs: readonly Pair[], readers: readonly string[]): Pair[] {
  const all = new Set(readers)
  return pairs.filter(({ one, other }) => all.has(one) && all.has(other))
}
