import type { Adjacency } from '@varanda/graph/adjacency'

/** 1 for each person of the largest group in which everybody is joined to everybody by some path. */
export function largestGroup({ offsets, neighbours }: Adjacency): Uint8Array {
  const count = offsets.length - 1
  const groupOf = new Uint32Array(count)
  const queue = new Uint32Array(count)
  let largest = { group: 0, size: 0 }
  for (let start = 0, group = 0; start < count; start++) {
    if (groupOf[start]) continue
    group++
    let size = 1
    queue[0] = start
    groupOf[start] = group
    for (let head = 0; head < size; head++) {
      const person = queue[head]!
      for (let place = offsets[person]!; place < offsets[person + 1]!; place++) {
        const other = neighbours[place]!
        if (groupOf[other]) continue
        groupOf[other] = group
        queue[size++] = other
      }
    }
    if (size > largest.size) largest = { group, size }
  }
  return Uint8Array.from(groupOf, (group) => (group === largest.group ? 1 : 0))
}
