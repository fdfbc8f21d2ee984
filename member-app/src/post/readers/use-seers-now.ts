import { paths } from '@varanda/domain/paths'
import { audienceOf, type StoredAudience } from '@varanda/domain/post/audience'
import type { Entry, Others } from '@varanda/domain/post/entry'
import { readersOf } from '@varanda/domain/source/reach'
import { reachedThrough } from '@varanda/domain/source/roster'
import { useRoster } from '../../connection/data/connections.ts'
import { useDoc } from '../../data/use-doc.ts'
import { useMe } from '../../data/use-me.ts'

interface Seen {
  others: Others
  /** By which circles, as far as whoever reads the line may know of them. */
  circles?: readonly string[]
  /** It is for others than those in the circles, too. */
  beyond?: boolean
}

/**
 * Who sees my own post now, by the rule that gives it to them: everybody of its audience whom I know, while it is on the
 * screen. Until that is here, those to whom it was sent.
 */
export function useSeersNow(entry: Entry, wanted: boolean): Seen {
  const roster = useRoster(useMe().uid)
  const audience = useDoc<StoredAudience>(wanted ? paths.postAudience(entry.postId) : undefined)
  if (audience.state !== 'ready' || !audience.value) return entry
  const chosen = audienceOf(audience.value)
  // Who is in a circle now is told on its own page. My private circles are named to me alone: copies know nothing of them.
  if (chosen.circles.length > 0) {
    const beyond = chosen.connections || chosen.people.length > 0
    return { others: entry.others, circles: chosen.circles, beyond }
  }
  if (roster.state !== 'ready') return entry
  const people = roster.value
  const connections = reachedThrough({ people }, entry.createdAt)
  const uids = readersOf(entry.author.uid, chosen, { connections })
  const byName = uids.sort((one, other) => people[one]!.name.localeCompare(people[other]!.name))
  // Those whom the copy names stay the first: the line does not change its names under the eyes of who reads it.
  const seers = new Set(uids)
  const named = (entry.others.uids ?? []).filter((uid) => seers.has(uid))
  return { others: { count: uids.length, uids: [...new Set([...named, ...byName])] } }
}
