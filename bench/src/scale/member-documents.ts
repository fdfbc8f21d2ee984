import { type Acceptance, foundingInvite, type Invite, inviteIdOf, type OwnInvite } from '@varanda/domain/invite/invite'
import {
  type DocumentWrite,
  inviteConnections,
  membershipDocuments,
  requestConnections,
} from '@varanda/domain/invite/joining'
import { type Person, personOf } from '@varanda/domain/member/person'
import { paths } from '@varanda/domain/paths'
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
  const link = { token: self.token, inviteId: await inviteIdOf(self.token) }
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
    privately: documents.filter((document) => document !== invite && document !== profile),
  }
}

/** The link that opened the instance, and its one guest. */
export async function foundingDocuments(seed: string, residents: readonly Resident[]): Promise<TakenInvite> {
  const founder = residents.find(({ invitedBy }) => invitedBy === undefined)!
  const id = await inviteIdOf(derivedId(`${seed} founding token`, 24))
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

/** A member's own side of all their connections. */
export function connectionDocuments(
  residents: readonly Resident[],
  known: Acquaintances,
  place: number,
): DocumentWrite[] {
  const owner = knownAs(residents[place]!)
  return [...known[place]!.values()].map(({ who, since, by }) => {
    const other = knownAs(residents[who]!)
    if (by === 'request') return requestConnections(owner, other, at(since))[0]!
    return by === 'inviter'
      ? inviteConnections(owner, other, at(since))[0]!
      : inviteConnections(other, owner, at(since))[1]!
  })
}

function knownAs(resident: Resident): Person {
  return personOf(resident.uid, resident)
}
