/** What should be there against what is, by digests. */

export interface Comparison {
  kept: number
  there: number
  same: number
  /** `differs`, `missing` or `extra`, with the name. */
  faults: [what: string, name: string][]
}

/** `found` tells each name once. */
export async function compare(
  kept: ReadonlyMap<string, string>,
  found: AsyncIterable<readonly [name: string, digest: string]>,
): Promise<Comparison> {
  const missing = new Set(kept.keys())
  const faults: Comparison['faults'] = []
  let there = 0
  let same = 0
  for await (const [name, digest] of found) {
    there++
    missing.delete(name)
    const wanted = kept.get(name)
    if (wanted === digest) same++
    else faults.push([wanted === undefined ? 'extra' : 'differs', name])
  }
  for (const name of missing) faults.push(['missing', name])
  return { kept: kept.size, there, same, faults }
}
