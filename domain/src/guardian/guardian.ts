import * as v from 'valibot'
import type { Circle } from '../circle/circle.ts'
import type { Connection } from '../connection/connection.ts'
import { DomainError } from '../errors.ts'
import { type DocumentWrite, inviteConnections } from '../invite/joining.ts'
import type { Locale } from '../locale.ts'
import { joinByAge } from '../member/age.ts'
import { directoryCard } from '../member/directory.ts'
import type { Member } from '../member/member.ts'
import { type Person, personOf, personSchema } from '../member/person.ts'
import type { Standing } from '../member/standing.ts'
import type { Moment } from '../moment.ts'
import { momentSchema } from '../moment.ts'
import { paths } from '../paths.ts'
import { emptyRoster } from '../source/roster.ts'
import { ageBandOf, ageBands, bandEnds } from './age-band.ts'
import { approvalNeeded } from './age-band-acts.ts'

export const guardianLimits = {
  /** Accounts that one guardian may answer for. */
  wards: 8,
  /** Accounts that one guardian may make in a day. */
  wardsMadePerDay: 8,
  /** Codes an hour for one ward. */
  codesPerHour: 20,
  /** Questions to a guardian that one ward may cause in a day. */
  asksPerDay: 20,
  /** Days with minutes that a guardian sees, and that are kept. */
  overviewDays: 14,
  overviewContacts: 500,
} as const

/** `users/{guardian}/wards/{uid}`: an account that this member answers for. A trigger keeps name and photo fresh. */
export const wardSchema = v.object({
  ...personSchema.entries,
  birthDate: v.string(),
  ageBand: v.picklist(ageBands),
  since: momentSchema,
  /** When somebody last came in by a code of this guardian's, who would else go on showing it, and until when that one was good. */
  cameIn: v.exactOptional(v.object({ at: momentSchema, goodUntil: momentSchema })),
  /** The ward took the account over and let this guardian stay to see contacts and minutes. */
  handedOver: v.exactOptional(v.literal(true)),
  /** Since when the guardian has let writing rest; absent when it does not. */
  pausedAt: v.exactOptional(momentSchema),
  /** When the account is erased, as the guardian asked. */
  leavesAt: v.exactOptional(momentSchema),
})
export type Ward = v.InferOutput<typeof wardSchema>

/** `users/{uid}/guardian/overview`: what a guardian learns of a ward. Contacts, groups and time, never a word. */
export interface GuardianOverview {
  contacts: Pick<Connection, 'uid' | 'name' | 'photo' | 'since'>[]
  /** The groups that a ward under 16 is in; absent in overviews from before they were told. */
  groups?: (Pick<Circle, 'name' | 'block' | 'template'> & { id: string; since: Moment })[]
  /** Minutes here by day (`YYYY-MM-DD`, as the ward's device counts days), the last 14 days that have any. */
  minutes: Record<string, number>
  at: Moment
}

/** `users/{uid}/minutes/{day}`: how long the ward was here that day; the ward's app writes it. */
export const dayMinutesSchema = v.object({
  minutes: v.number(),
  at: momentSchema,
})
export type DayMinutes = v.InferOutput<typeof dayMinutesSchema>

/** Whether this account exists only through its guardian's. */
export function isGuarded({ ageBand }: Pick<Standing, 'ageBand'>): boolean {
  return ageBand === 'child' || ageBand === 'teen'
}

/** Whether somebody answers for this account, or looks on until its owner is 18. */
export function isWard({ ageBand, guardian }: Pick<Standing, 'ageBand' | 'guardian'>): boolean {
  return isGuarded({ ageBand }) || guardian != null
}

/**
 * Whether this account may have come in that way (identity's `sign_in_provider`). Until it is taken over, only the
 * guardian's code opens it, whatever its age: an address or a password that was given to it meanwhile leads nowhere.
 */
export function isWayIn(standing: Pick<Standing, 'ageBand' | 'guardian' | 'overseen'>, provider: string): boolean {
  return !comesByCode(standing) || provider === 'custom'
}

/** Whether the guardian's code is the only way into this account. */
export function comesByCode(standing: Pick<Standing, 'ageBand' | 'guardian' | 'overseen'>): boolean {
  return isGuarded(standing) || (standing.guardian != null && !isHandedOver(standing))
}

/**
 * Whether this account was taken over by its owner while the guardian stayed to see contacts and minutes. Such a
 * guardian only looks on: no code, no pause, no signing out.
 */
export function isHandedOver({ ageBand, overseen }: Pick<Standing, 'ageBand' | 'overseen'>): boolean {
  return overseen === true && !isGuarded({ ageBand })
}

/**
 * Whether this account's owner may take it over, at the age for it: who may write, and who may not because of a
 * guardian, whose pause from before would last as long as nobody ends it. Throws `not-active`.
 */
export function checkTakingOver({ status, pausedByGuardian }: Pick<Standing, 'status' | 'pausedByGuardian'>): void {
  if (status !== 'active' && !(status === 'slowed' && pausedByGuardian)) throw new DomainError('not-active')
}

/**
 * Whether the guardian sees contacts and minutes: of everybody under 16, and until 18 of those who took their account
 * over and agreed to it.
 */
export function isOverseen({ ageBand, guardian, overseen }: Standing): boolean {
  return guardian != null && (isGuarded({ ageBand }) || (ageBand === 'youth' && overseen === true))
}

/**
 * Whether this member may make an account for a child born on that day. 'made': it was made by an earlier call. Throws
 * `not-at-this-age` for a guardian under 18, `wards-full`, and `bad-input` for who may join alone.
 */
export function decideWard(
  state: { guardian: Pick<Standing, 'ageBand'>; wards: number; standing: Standing | undefined },
  birthDate: string,
  now: Date,
): 'make' | 'made' {
  if (state.standing) return 'made'
  approvalNeeded(state.guardian, 'guard')
  if (state.wards >= guardianLimits.wards) throw new DomainError('wards-full')
  if (joinByAge(birthDate, now) !== 'guardian') throw new DomainError('bad-input')
  return 'make'
}

/** The account's id, which follows from its guardian and a key that the guardian's device made. */
export async function wardUidOf(guardian: string, key: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${guardian} ${key}`))
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.slice(0, 28)
}

/** The documents that make a ward: no link and no seats, nobody but the guardian to know, no address. */
export function wardDocuments(ward: {
  uid: string
  name: string
  photo: string | undefined
  birthDate: string
  locale: Locale
  guardian: Person
  at: Moment
  /** From when on the ward reads what the guardian shared. */
  from: Moment
  validSince: Moment
}): DocumentWrite[] {
  const { uid, name, photo, birthDate, guardian, at } = ward
  const profile: Member = { name, role: 'user', ...(photo && { photo }) }
  const person = personOf(uid, profile)
  const ageBand = ageBandOf(birthDate, at.toDate())
  const standing: Standing = {
    status: 'active',
    role: 'user',
    validSince: ward.validSince,
    invitedBy: { uid: guardian.uid, name: guardian.name },
    madeByInviter: true,
    joinedAt: at,
    ageBand,
    guardian: guardian.uid,
  }
  const known: Ward = { ...person, birthDate, ageBand, since: at }
  const overview: GuardianOverview = {
    contacts: [{ ...personOf(guardian.uid, guardian), since: at }],
    minutes: {},
    at,
  }
  return [
    { path: paths.user(uid), data: profile },
    { path: paths.standing(uid), data: standing },
    { path: paths.contact(uid), data: { email: '', birthDate } },
    { path: paths.directoryCard(uid), data: directoryCard(uid, profile, standing, '') },
    { path: paths.settings(uid), data: { locale: ward.locale } },
    { path: paths.guardianOverview(uid), data: overview },
    { path: paths.ward(guardian.uid, uid), data: known },
    { path: paths.roster(uid), data: emptyRoster },
    ...inviteConnections(person, guardian, { since: at, from: ward.from }),
  ]
}

/** The day (`YYYY-MM-DD`) on which somebody born then has lived that many years; 29 February comes on 1 March. */
export function birthdayAt(birthDate: string, age: number): string {
  const [year = 0, month = 1, day = 1] = birthDate.split('-').map(Number)
  return new Date(Date.UTC(year + age, month - 1, day)).toISOString().slice(0, 10)
}

/** The birthdays on which more becomes possible, those to come first. */
export function comingOfAge(birthDate: string, now: Date): { age: number; day: string }[] {
  const today = now.toISOString().slice(0, 10)
  return Object.values(bandEnds)
    .map((age) => ({ age, day: birthdayAt(birthDate, age) }))
    .filter(({ day }) => day > today)
}
