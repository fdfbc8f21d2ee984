import { type Ties, tieKinds } from '@varanda/graph/network'

const homes: ReadonlySet<string> = new Set(['couple', 'parent', 'sibling', 'kin'])

/**
 * The ties that draw people together on the picture. Where most ties are kinship these alone do, so that each family
 * stands by itself and the few ties between families can be followed; elsewhere all do.
 */
export function pullingTies(ties: Ties): Ties {
  const isHome = tieKinds.map((kind) => homes.has(kind))
  const kept = Uint32Array.from(ties.kind.keys()).filter((tie) => isHome[ties.kind[tie]!])
  if (2 * kept.length < ties.count || kept.length === ties.count) return ties
  return {
    count: kept.length,
    from: kept.map((tie) => ties.from[tie]!),
    to: kept.map((tie) => ties.to[tie]!),
    kind: Uint8Array.from(kept, (tie) => ties.kind[tie]!),
  }
}
