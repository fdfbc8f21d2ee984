import { capabilityIdOf } from '@varanda/domain/capability/capability'
import type { Acceptance, Invite, OwnInvite } from '@varanda/domain/invite/invite'
import {
  type DocumentWrite,
  inviteConnections,
  membershipDocuments,
  requestConnections,
} from '@varanda/domain/invite/joining'
import { day } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { type Mutual, mutualOf } from '@varanda/domain/source/mutual'
import { firstFeedFrom } from '@varanda/domain/source/source'
import { acquaintances } from './acquaintances.ts'
import { Instant } from './instant.ts'
import { keptSeatsOf } from './kept-seats.ts'
import { everyone, people, person, uidOf, type Who } from './people.ts'
import { knownAs, photoOf } from './photos.ts'

const beginningOfTime = new Instant(new Date(0))

/** The instance opened this many days before the first start, and took in somebody every second day. */
const openedBefore = 220

/** When a member joined: everyone did before the story begins. */
export function joinedAt(who: Who, firstStart: Date): Instant {
  const daysBefore = openedBefore - 2 * everyone.indexOf(who)
  return new Instant(new Date(firstStart.getTime() - daysBefore * day))
}

export function invitedBy(who: Who): Who[] {
  return everyone.filter((other) => people[other].invitedBy === who)
}

/** What joining wrote for one member, with the seats that were taken since. */
export async function memberDocuments(
  who: Who,
  token: string,
  newToken: (who: string) => string,
  firstStart: Date,
): Promise<DocumentWrite[]> {
  const { invitedBy: inviter, ...self } = person(who)
  const link = { token, inviteId: await capabilityIdOf(token) }
  const acceptances = invitedBy(who).map((guest): Acceptance => {
    return { uid: uidOf(guest), name: people[guest].name, at: joinedAt(guest, firstStart) }
  })
  const fresh = membershipDocuments({
    ...self,
    isShown: true,
    photo: photoOf(who),
    locale: self.locale ?? 'pt',
    role: inviter ? 'user' : 'admin',
    invitedBy: inviter && { uid: uidOf(inviter), name: people[inviter].name },
    link,
    at: joinedAt(who, firstStart),
    validSince: beginningOfTime,
  })
  const { invites, reservations, returned } = await keptSeatsOf(who, link.inviteId, newToken, firstStart)
  const since: Record<string, object> = {
    [paths.invite(link.inviteId)]: {
      taken: acceptances.length,
      reserved: reservations.length,
    } satisfies Partial<Invite>,
    [paths.ownInvite(self.uid)]: {
      acceptances,
      reservations,
      ...(returned.length > 0 && { returned }),
    } satisfies Partial<OwnInvite>,
  }
  return [
    ...fresh.map(({ path, data }) => ({ path, data: { ...data, ...since[path] } })),
    ...invites,
    ...acceptances.map((data) => ({ path: paths.acceptance(link.inviteId, data.uid), data })),
  ]
}

/** Both sides of every connection, with what hangs on it; rosters are to be merged. */
export function connectionDocuments(firstStart: Date): DocumentWrite[] {
  return acquaintances().flatMap(({ first, second, by }) => {
    const [one, other] = [knownAs(first), knownAs(second)]
    const joined = joinedAt(second, firstStart)
    if (by === 'invite') {
      const from = new Instant(firstFeedFrom(joined.toDate()))
      return inviteConnections(other, one, { since: joined, from })
    }
    return requestConnections(one, other, new Instant(new Date(joined.toMillis() + day)))
  })
}

/** Whom every two who are connected know both. */
export function mutualDocuments(connections: ReadonlyMap<Who, ReadonlySet<Who>>): DocumentWrite[] {
  const known = new Map([...connections].map(([who, others]) => [uidOf(who), new Set([...others].map(uidOf))]))
  return [...known].map(([uid, own]) => {
    const people = mutualOf(own, (other) => known.get(other)!)
    return { path: paths.mutual(uid), data: { people } satisfies Mutual }
  })
}
