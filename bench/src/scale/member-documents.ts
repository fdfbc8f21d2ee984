import { capabilityIdOf } from '@varanda/domain/capability/capability'
import { type Acceptance, foundingInvite, type Invite, type OwnInvite } from '@varanda/domain/invite/invite'
import {
  type DocumentWrite,
  inviteConnections,
  membershipDocuments,
  requestConnections,
} from '@varanda/domain/invite/joining'
import { type Person, personOf } from '@varanda/domain/member/person'
import { paths } from '@varanda/domain/paths'
import { commonOf, type Mutual, mutualOf } from '@varanda/domain/source/mutual'
import type { Roster } from '@varanda/domain/source/roster'
import { firstFeedFrom } from '@varanda/domain/source/source'
import { derivedId } from '@varanda/seed/derived-id'
import { Instant } from '@varanda/seed/instant'
import type { Acquaintances } from './acquaintance.ts'
import type { Resident } from './membership.ts'

export const at = (millis: number): Instant => new Instant(new Date(millis))

const beginningOfTime = at(0)

/** A link with the seats that were taken. */
interface TakenInvite {
  id: string
  invite: DocumentWrite
  acceptances: Acceptance[]
}

/** What joining wrote for one member, with what came since; `invite` apart from what lies below the member. */
export async function memberDocuments(
  residents: readonly Resident[],
  known: Acquaintances,
  place: number,
): Promise<{ link: TakenInvite; profile: DocumentWrite; privately: DocumentWrite[] }> {
  const { invitedBy, joinedAt, ...self } = residents[place]!
  const inviter = invitedBy === undefined ? null : residents[invitedBy]!
  const link = { token: self.token, inviteId: await capabilityIdOf(self.token) }
  const acceptances = [...known[place]!.values()]
    .filter(({ by }) => by === 'invitee')
    .sort((one, other) => one.since - other.since)
    .map(({ who, since }): Acceptance => ({ uid: residents[who]!.uid, name: residents[who]!.name, at: at(since) }))
  const since: Record<string, object> = {
    [paths.invite(link.inviteId)]: { taken: acceptances.length } satisfies Partial<Invite>,
    [paths.ownInvite(self.uid)]: { acceptances } satisfies Partial<OwnInvite>,
  }
  const documents = membershipDocuments({
    ...self,
    role: inviter ? 'user' : 'admin',
    invitedBy: inviter && { uid: inviter.uid, name: inviter.name },
    link,
    at: at(joinedAt),
    validSince: beginningOfTime,
  }).map(({ path, data }) => ({ path, data: { ...data, ...since[path] } }))
  const find = (path: string) => documents.find((document) => document.path === path)!
  const [invite, profile] = [find(paths.invite(link.inviteId)), find(paths.user(self.uid))]
  return {
    link: { id: link.inviteId, invite, acceptances },
    profile,
    // The roster is made with the connections.
    privately: documents.filter(
      (document) => document !== invite && document !== profile && document.path !== paths.roster(self.uid),
    ),
  }
}

/** The link that opened the instance, and its one guest. */
export async function foundingDocuments(seed: string, residents: readonly Resident[]): Promise<TakenInvite> {
  const founder = residents.find(({ invitedBy }) => invitedBy === undefined)!
  const id = await capabilityIdOf(derivedId(`${seed} founding token`, 24))
  const openedAt = at(founder.joinedAt)
  const invite: Invite = { ...foundingInvite(openedAt), taken: 1 }
  return {
    id,
    invite: { path: paths.invite(id), data: invite },
    acceptances: [{ uid: founder.uid, name: founder.name, at: openedAt }],
  }
}

export function inviteDocuments({ id, invite, acceptances }: TakenInvite): DocumentWrite[] {
  return [invite, ...acceptances.map((data) => ({ path: paths.acceptance(id, data.uid), data }))]
}

/** A member's own side of all their connections: the rows, their log, and both in one document each. */
export function connectionDocuments(
  residents: readonly Resident[],
  known: Acquaintances,
  place: number,
): { rows: DocumentWrite[]; privately: DocumentWrite[] } {
  const owner = knownAs(residents[place]!)
  const rows: DocumentWrite[] = []
  const roster: Roster = { people: {}, complete: true }
  for (const { who, since, by } of known[place]!.values()) {
    const other = knownAs(residents[who]!)
    const met = { since: at(since), from: at(firstFeedFrom(new Date(since)).getTime()) }
    const sides =
      by === 'request'
        ? requestConnections(owner, other, met.since)
        : by === 'inviter'
          ? inviteConnections(owner, other, met)
          : inviteConnections(other, owner, met)
    for (const write of sides.filter(({ path }) => path.startsWith(`${paths.user(owner.uid)}/`))) {
      if (write.merge) Object.assign(roster.people, (write.data as Roster).people)
      else rows.push(write)
    }
  }
  const uidsOf = (who: number) => new Set([...known[who]!.keys()].map((other) => residents[other]!.uid))
  const places = new Map([...known[place]!.keys()].map((who) => [residents[who]!.uid, who]))
  const people = mutualOf(uidsOf(place), (uid) => uidsOf(places.get(uid)!))
  return {
    rows,
    privately: [
      { path: paths.roster(owner.uid), data: roster },
      { path: paths.mutual(owner.uid), data: { people } satisfies Mutual },
    ],
  }
}

/** Whom two know both, as functions keep it. */
export function commonTo(residents: readonly Resident[], known: Acquaintances, one: number, other: number): string[] {
  const uidsOf = (place: number) => new Set([...known[place]!.keys()].map((who) => residents[who]!.uid))
  return commonOf(uidsOf(one), uidsOf(other))
}

function knownAs(resident: Resident): Person {
  return personOf(resident.uid, resident)
}
