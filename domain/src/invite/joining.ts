import type { Settings } from '../account/settings.ts'
import { inviteCapability } from '../capability/capability.ts'
import type { Connection } from '../connection/connection.ts'
import { DomainError } from '../errors.ts'
import { ageBandOf } from '../guardian/age-band.ts'
import { mayByBand } from '../guardian/age-band-acts.ts'
import type { Locale } from '../locale.ts'
import { joinByAge } from '../member/age.ts'
import type { Contact } from '../member/contact.ts'
import { directoryCard } from '../member/directory.ts'
import type { Member } from '../member/member.ts'
import { type Person, personOf } from '../member/person.ts'
import type { Standing } from '../member/standing.ts'
import type { Moment } from '../moment.ts'
import { paths } from '../paths.ts'
import { emptyRoster, type Roster, type RosterPerson } from '../source/roster.ts'
import { changePath, type SourceChange, sourceOf } from '../source/source.ts'
import { type Acceptance, hasExpired, type Invite, inviteLimits, type OwnInvite, seatsLeft } from './invite.ts'
import { freeSeats } from './seats.ts'

/** A document to be written: whole, or into what is there. */
export interface DocumentWrite {
  path: string
  data: object
  merge?: true
}

/** Everything that decides about an acceptance, read in one transaction. */
export interface JoiningState {
  invite: Invite | undefined
  /** The caller's acceptance of this very invite, from an earlier call. */
  acceptance: Acceptance | undefined
  standing: Standing | undefined
  inviterStanding: Standing | undefined
  /**
   * The member's link that the seat comes from: this one itself, or the one that lent it; undefined where no member
   * invites.
   */
  lender: Invite | undefined
  /** What the inviter sees of that link. */
  own: OwnInvite | undefined
  /** The part of the instance that the inviter belongs to takes nobody in for now. */
  isResting: boolean
  /** A block stands between this account, which was a member once, and the inviter. */
  areApart: boolean
}

/** Whether a link leads to somebody who is here, and its time is not over. Throws DomainError. */
export function checkLink(
  { invite, inviterStanding }: Pick<JoiningState, 'invite' | 'inviterStanding'>,
  now: Date,
): Invite {
  if (!invite) throw new DomainError('invite-unknown')
  if (hasExpired(invite, now)) throw new DomainError('invite-expired')
  if (invite.state === 'revoked') throw new DomainError('invite-revoked')
  if (invite.inviter !== null && inviterStanding?.status !== 'active') throw new DomainError('inviter-suspended')
  // A birth date that was put right may have taken the seats of a link away; they come back with the years.
  if (mayByBand(inviterStanding?.ageBand ?? 'adult', 'invite') === 'never') throw new DomainError('invite-revoked')
  return invite
}

/**
 * Whether this account may take a seat now. 'joined': it already did, and there is nothing to write. Throws
 * DomainError for each refusal.
 */
export function decideJoining(state: JoiningState, birthDate: string, now: Date): 'join' | 'joined' {
  if (state.acceptance && state.standing) return 'joined'
  if (state.standing) throw new DomainError('already-a-member')
  // Whoever was blocked is not told: the link leads nowhere for them.
  if (state.areApart) throw new DomainError('invite-unknown')
  checkLink(state, now)
  if (seatsOf(state, now) === 0) throw new DomainError('invite-full')
  if (state.isResting) throw new DomainError('invite-paused')
  const age = joinByAge(birthDate, now)
  if (age === 'guardian') throw new DomainError('needs-guardian')
  if (age === 'impossible') throw new DomainError('bad-input')
  return 'join'
}

/** Seats that guests can take by this invite now. Throws DomainError where the link that lent its seat is closed. */
export function seatsOf({ invite, lender, own }: Pick<JoiningState, 'invite' | 'lender' | 'own'>, now: Date): number {
  if (!invite) return 0
  if (invite.kind === 'own' && own) return freeSeats({ invite, own }, now)
  if (invite.kind === 'reserved' && lender?.state !== 'open') throw new DomainError('invite-revoked')
  return seatsLeft(invite)
}

/** A member's fresh link with all its seats free. */
export interface NewLink {
  token: string
  inviteId: string
}

/** The documents that make a member, but for the connections: one of each, whoever invited. */
export function membershipDocuments(member: {
  uid: string
  name: string
  email: string
  /** Whether they showed that the address is theirs. */
  isShown?: boolean
  birthDate: string
  locale: Locale
  role: Member['role']
  /** They came in by mail alone. */
  readsByMail?: boolean
  bio?: string
  photo?: string
  invitedBy: Standing['invitedBy']
  link: NewLink
  /** Of their own link; the usual number when absent. */
  seats?: number
  at: Moment
  /** Sign-ins before this are refused; the beginning of time for a new member. */
  validSince: Moment
}): DocumentWrite[] {
  const { uid, name, role, at, link } = member
  const profile: Member = {
    name,
    role,
    ...(member.bio && { bio: member.bio }),
    ...(member.photo && { photo: member.photo }),
    ...(member.readsByMail && { readsByMail: true }),
  }
  const standing: Standing = {
    status: 'active',
    role,
    validSince: member.validSince,
    invitedBy: member.invitedBy,
    joinedAt: at,
    ageBand: ageBandOf(member.birthDate, at.toDate()),
    guardian: null,
  }
  const { email, isShown, birthDate } = member
  const contact: Contact = { email, ...(isShown && { isShown }), birthDate }
  return [
    { path: paths.user(uid), data: profile },
    { path: paths.standing(uid), data: standing },
    { path: paths.contact(uid), data: contact },
    { path: paths.directoryCard(uid), data: directoryCard(uid, profile, standing, member.email) },
    { path: paths.settings(uid), data: { locale: member.locale } satisfies Settings },
    { path: paths.roster(uid), data: emptyRoster },
    ...ownLinkDocuments(uid, link, at, member.seats),
  ]
}

/** A member's own link with its free seats: as it is kept, and as its owner sees it. */
export function ownLinkDocuments(
  uid: string,
  link: NewLink,
  at: Moment,
  seats: number = inviteLimits.seats,
): DocumentWrite[] {
  const invite: Invite = {
    kind: 'own',
    inviter: uid,
    state: 'open',
    seats,
    taken: 0,
    reserved: 0,
    createdAt: at,
    expiresAt: null,
  }
  const ownInvite: OwnInvite = { ...link, state: 'open', seats, acceptances: [], reservations: [] }
  return [
    { path: paths.invite(link.inviteId), data: invite },
    inviteCapability(link.inviteId, uid),
    { path: paths.ownInvite(uid), data: ownInvite },
  ]
}

/** What each of two members gets of a connection: the row, its place in the roster, and a line of the log. */
function connectionSide(owner: string, other: Person, met: Pick<Connection, 'by' | 'since'> & Since): DocumentWrite[] {
  const { uid, ...person } = personOf(other.uid, other)
  const { since, from, by } = met
  const known: RosterPerson = { ...person, since, from, by }
  const came: SourceChange = { uid, change: 'came', at: since, from }
  return [
    { path: paths.connection(owner, uid), data: { uid, ...known } satisfies Connection },
    { path: paths.roster(owner), data: { people: { [uid]: known } } satisfies Pick<Roster, 'people'>, merge: true },
    { path: changePath(sourceOf(owner), came), data: came },
  ]
}

interface Since {
  since: Moment
  /** From when on each reads what the other shared. */
  from: Moment
}

/** Both sides of the connection that joining makes; `from` is `firstFeedFrom` the moment they meet. */
export function inviteConnections(guest: Person, inviter: Person, met: Since): DocumentWrite[] {
  return [
    ...connectionSide(guest.uid, inviter, { ...met, by: 'inviter' }),
    ...connectionSide(inviter.uid, guest, { ...met, by: 'invitee' }),
  ]
}

/** Both sides of a connection between two members, who share from now on. */
export function requestConnections(one: Person, other: Person, since: Moment): DocumentWrite[] {
  const met = { since, from: since, by: 'request' } as const
  return [...connectionSide(one.uid, other, met), ...connectionSide(other.uid, one, met)]
}
