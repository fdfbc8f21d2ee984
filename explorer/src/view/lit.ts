import type { Adjacency } from '@varanda/graph/adjacency'
import { shown } from '../canvas/graph-canvas.ts'
import type { Visible } from './visible.ts'

/**
 * Who shines while somebody is looked at: they and those they know, as far as people and ties are there; nobody while
 * nobody is, or who is looked at is not there.
 */
export function litBy(
  person: number | undefined,
  { offsets, neighbours, ties }: Adjacency,
  visible: Visible,
): number[] {
  if (person === undefined || visible.people[person] === shown.hidden) return []
  const lit = [person]
  for (let at = offsets[person]!; at < offsets[person + 1]!; at++)
    if (visible.people[neighbours[at]!] !== shown.hidden && visible.ties[ties[at]!] !== shown.hidden)
      lit.push(neighbours[at]!)
  return lit
}
