import type { Audience } from '@varanda/domain/post/audience'
import type { AudiencePreview } from '@varanda/domain/post/calls/preview-audience'
import { type Pair, pairsIn } from '@varanda/domain/post/separation'
import { circleOf, readersBySource } from '@varanda/domain/source/reach'
import { sourceOf } from '@varanda/domain/source/source'
import type { MyCircle } from '../../circle/data/circles-found.ts'

/** Somebody who would see a post, and how. */
export interface Reader {
  uid: string
  name: string
  photo?: string | undefined
  /** The circles among their ways. */
  circles: readonly string[]
  /** Whether they see it as a connection of the author's. */
  isKnown: boolean
}

interface Named {
  name: string
  photo?: string | undefined
}

/** What this device keeps of whom an author may address. */
export interface Known {
  author: string
  /** The author's connections. */
  people: ReadonlyMap<string, Named>
  /** Who is in a circle; undefined where that is not for the author, or not here (yet). */
  rosters: ReadonlyMap<string, Readonly<Record<string, Named>> | undefined>
  mine: readonly MyCircle[]
  /** Whom this member never wants in one audience. */
  pairs: readonly Pair[]
  /** Whom the author knows best, the best first. */
  closest: readonly string[]
}

/** Whom an audience reaches. */
export interface Reach {
  readers: readonly Reader[]
  /** With those whose names are not for the author. */
  count: number
  together: readonly Pair[]
  /** Whether nobody is missing as far as this device knows. */
  isWhole: boolean
}

/** Whom an audience reaches as far as this device can tell, by the walk that sends a post. */
export function reachOnDevice(audience: Audience, known: Known): Reach {
  const { author, people, rosters, mine, pairs } = known
  const circles = new Map(audience.circles.map((id) => [id, Object.keys(rosters.get(id) ?? {})]))
  const ways = readersBySource(author, audience, { connections: [...people.keys()], circles })
  const readers = [...ways].map(([uid, sources]): Reader => {
    const named = people.get(uid) ?? audience.circles.map((id) => rosters.get(id)?.[uid]).find((one) => one)
    return {
      uid,
      name: named?.name ?? '',
      photo: named?.photo,
      circles: sources.flatMap((source) => circleOf(source) ?? []),
      isKnown: sources.includes(sourceOf(author)),
    }
  })
  const unlisted = audience.circles.filter((id) => !rosters.get(id))
  // Who runs somebody else's public circle is in it as well.
  const others = unlisted.map((id) => (mine.find((one) => one.id === id)?.circle.members ?? 1) - 1)
  return {
    readers: bestKnownFirst(readers, audience, known),
    count: readers.length + others.reduce((sum, one) => sum + Math.max(0, one), 0),
    together: pairsIn(
      pairs,
      readers.map(({ uid }) => uid),
    ),
    isWhole: unlisted.length === 0,
  }
}

/** What the instance says of an audience, with the names in the author's order. */
export function reachTold(preview: AudiencePreview, audience: Audience, known: Known): Reach {
  const { people, count, together } = preview
  return { readers: bestKnownFirst(people, audience, known), count, together, isWhole: people.length === count }
}

/** Those named one by one, whom the author knows best, other connections, and then whoever comes along. */
function bestKnownFirst(readers: readonly Reader[], { people }: Audience, { closest }: Known): Reader[] {
  const rank = ({ uid, isKnown }: Reader) => {
    if (people.includes(uid)) return -1
    const place = closest.indexOf(uid)
    return place >= 0 ? place : closest.length + (isKnown ? 0 : 1)
  }
  return readers.toSorted((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name))
}

/** An exception who is in a group that was chosen: the group sees all of it. */
export interface WholeConflict {
  uid: string
  circleId: string
}

/** `before`: of a post that is sent, its audience; whoever it left out may have come into a group since. */
export function wholeConflicts(
  { circles, except }: Audience,
  { rosters, mine }: Known,
  before?: Pick<Audience, 'circles' | 'except'>,
): WholeConflict[] {
  const isAsBefore = (circleId: string, uid: string) =>
    before?.circles.includes(circleId) && before.except.includes(uid)
  const groups = circles.filter((id) => mine.find((one) => one.id === id)?.circle.kind === 'group')
  return groups.flatMap((circleId) =>
    except.flatMap((uid) => (rosters.get(circleId)?.[uid] && !isAsBefore(circleId, uid) ? [{ uid, circleId }] : [])),
  )
}
