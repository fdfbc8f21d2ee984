import type { DirectoryCard } from '../member/directory.ts'
import { day, hour } from '../moment.ts'
import { graphLimits, noInviter, type Others, type ShownGraph, type ShownMember } from './graph-page.ts'

/** A member as the instance knows them, before it is decided who is shown. */
export interface GraphMember {
  uid: string
  name: string
  /** Uid. */
  invitedBy: string | null
  /** Days since 1970-01-01, as it was in Brasília. */
  joined: number
  state: 'active' | 'slowed' | 'suspended'
  isShown: boolean
  isPaused: boolean
  seats: number
  taken: number
}

/**
 * Whether the graph shows a member: an adult who did not choose otherwise and is not about to leave. Who is suspended
 * is shown as such, because an administrator has to see where.
 */
export function isInGraph(card: Pick<DirectoryCard, 'ageBand' | 'status'>, choseToHide: boolean): boolean {
  return card.ageBand === 'adult' && card.status !== 'leaving' && card.status !== 'erasing' && !choseToHide
}

/** The day of a moment (milliseconds) in Brasília, three hours from Greenwich, as days since 1970-01-01. */
export function graphDay(millis: number): number {
  return Math.floor((millis - 3 * hour) / day)
}

/**
 * Pure: the graph that administrators see. Who is hidden has no row and no tie: they are counted with the nearest shown
 * member above them, exactly only from `graphLimits.fewest` on, and that member's seats in use are not told. Whom they
 * brought hangs there as well, like a guest of that member's own. `pairs` are indexes into `members`, in any order,
 * each pair once or twice. A ring of inviters, which nothing makes, is opened at one of them: whoever walks up comes to
 * an end.
 */
export function shownGraph(members: readonly GraphMember[], pairs: Uint32Array): ShownGraph {
  const indexes = new Map(members.map(({ uid }, index) => [uid, index]))
  const above = members.map(({ invitedBy }) => (invitedBy === null ? undefined : indexes.get(invitedBy)))
  const row = new Uint32Array(members.length).fill(noInviter)
  let shownCount = 0
  for (const [index, { isShown }] of members.entries()) if (isShown) row[index] = shownCount++

  /** The row of the nearest shown member above. */
  const nearest = (index: number): number => {
    const passed = new Set<number>([index])
    for (let at = above[index]; at !== undefined && !passed.has(at); at = above[at]) {
      if (members[at]!.isShown) return row[at]!
      passed.add(at)
    }
    return noInviter
  }

  const hidden = new Uint32Array(shownCount)
  let hiddenAlone = 0
  const shown: ShownMember[] = []
  for (const [index, { uid, name, joined, state, isShown, isPaused, seats, taken }] of members.entries()) {
    const inviter = nearest(index)
    if (isShown) shown.push({ uid, name, inviter, joined, state, isPaused, seats, taken, others: 0 })
    else if (inviter === noInviter) hiddenAlone++
    else hidden[inviter]!++
  }
  for (const [index, member] of shown.entries()) {
    if (hidden[index] === 0) continue
    member.others = told(hidden[index]!)
    member.taken = null
  }
  openRings(shown)
  return { members: shown, ties: shownTies(shown, row, pairs), others: told(hiddenAlone) }
}

function openRings(shown: readonly ShownMember[]): void {
  const seenFrom = new Uint32Array(shown.length).fill(noInviter)
  for (const start of shown.keys()) {
    let at = start
    while (at !== noInviter && seenFrom[at] === noInviter) {
      seenFrom[at] = start
      const above = shown[at]!.inviter
      if (above !== noInviter && seenFrom[above] === start) shown[at]!.inviter = noInviter
      at = shown[at]!.inviter
    }
  }
}

function told(count: number): Others {
  return count === 0 || count >= graphLimits.fewest ? count : 'few'
}

/** Each pair of shown members once, but for guest and inviter; both in rows of the shown, the smaller first, sorted. */
function shownTies(shown: readonly ShownMember[], row: Uint32Array, pairs: Uint32Array): Uint32Array {
  const found = new Float64Array(pairs.length / 2)
  let count = 0
  for (let at = 0; at < pairs.length; at += 2) {
    const one = row[pairs[at]!]!
    const other = row[pairs[at + 1]!]!
    if (one === other || one === noInviter || other === noInviter) continue
    if (shown[one]!.inviter === other || shown[other]!.inviter === one) continue
    found[count++] = Math.min(one, other) * shown.length + Math.max(one, other)
  }
  const sorted = found.subarray(0, count).sort()
  const ties = new Uint32Array(2 * count)
  let end = 0
  for (const [index, key] of sorted.entries()) {
    if (index > 0 && key === sorted[index - 1]) continue
    ties[end++] = Math.floor(key / shown.length)
    ties[end++] = key % shown.length
  }
  return ties.slice(0, end)
}
