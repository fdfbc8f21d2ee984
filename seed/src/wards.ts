import { type DayMinutes, type GuardianOverview, wardDocuments } from '@varanda/domain/guardian/guardian'
import { type Approval, approvalEnd, approvalId } from '@varanda/domain/guardian/guardian-approval'
import type { DocumentWrite } from '@varanda/domain/invite/joining'
import type { Person } from '@varanda/domain/member/person'
import { drawnPhoto } from '@varanda/domain/member/photo'
import { day } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { firstFeedFrom } from '@varanda/domain/source/source'
import { derivedId } from './derived-id.ts'
import { Instant } from './instant.ts'
import { people, uidOf, type Who } from './people.ts'
import { knownAs } from './photos.ts'
import { toldCircles } from './story/circles.ts'

interface StoryWard {
  name: string
  birthDate: string
  drawing: string
  guardian: Who
  /** Somebody whom the child would like to know; the guardian has not answered yet. */
  asks?: Who
  /** Minutes a day, the last one yesterday. */
  minutes: readonly number[]
}

/** Rafa's children came with him, and Marina answers for their accounts. */
const wards: readonly StoryWard[] = [
  {
    name: 'Lia Moreira',
    birthDate: '2017-03-02',
    drawing: 'lua',
    guardian: 'marina',
    asks: 'camila',
    minutes: [12, 0, 25, 8, 31, 18],
  },
  {
    name: 'Davi Moreira',
    birthDate: '2012-06-19',
    drawing: 'caramelo',
    guardian: 'marina',
    minutes: [40, 55, 20, 0, 62, 35],
  },
]

/** Children's accounts of the demo world; nobody signs in to one with a password. */
export const wardAccounts = wards.map(({ name }) => ({ uid: wardUid(name), name }))

/** They as others know them. */
export const wardPeople: readonly Person[] = wards.map(({ name, drawing }) => {
  return { uid: wardUid(name), name, photo: drawnPhoto(drawing) }
})

/** When a ward came. */
export function wardsSince(uid: string, firstStart: Date): Instant {
  const { minutes } = wards.find(({ name }) => wardUid(name) === uid)!
  return new Instant(new Date(firstStart.getTime() - minutes.length * day))
}

/** A child whom a member answers for, and as of when they are connected. */
export interface KnownWard {
  uid: string
  since: Instant
  /** From when on the guardian's posts are theirs too. */
  from: Instant
}

export function wardsOfGuardian(guardian: Who, firstStart: Date): KnownWard[] {
  return wards
    .filter((ward) => ward.guardian === guardian)
    .map(({ name }) => {
      const since = wardsSince(wardUid(name), firstStart)
      return { uid: wardUid(name), since, from: fromOf(since) }
    })
}

/** They came by an invite of their guardian's. */
function fromOf(since: Instant): Instant {
  return new Instant(firstFeedFrom(since.toDate()))
}

function wardUid(name: string): string {
  return derivedId(`ward ${name}`, 28)
}

/** The wards came some days before the first start. `links`: the id of each member's link, by uid. */
export function wardsOf(firstStart: Date, links: ReadonlyMap<string, string>): DocumentWrite[] {
  return wards.flatMap((ward) => documentsOf(ward, firstStart, links))
}

function documentsOf(
  { name, birthDate, drawing, guardian, asks, minutes }: StoryWard,
  firstStart: Date,
  links: ReadonlyMap<string, string>,
) {
  const uid = wardUid(name)
  const at = wardsSince(uid, firstStart)
  const made = wardDocuments({
    uid,
    name,
    photo: drawnPhoto(drawing),
    birthDate,
    locale: 'pt',
    guardian: knownAs(guardian),
    at,
    from: fromOf(at),
    validSince: new Instant(new Date(0)),
  })
  const days = minutes.flatMap((count, index) => {
    const then = new Instant(new Date(firstStart.getTime() - (minutes.length - index) * day))
    const held: DayMinutes = { minutes: count, at: then }
    return count > 0 ? [{ date: then.toDate().toISOString().slice(0, 10), held }] : []
  })
  const seen: Partial<GuardianOverview> = {
    minutes: Object.fromEntries(days.map(({ date, held }) => [date, held.minutes])),
    groups: toldCircles.flatMap((told) =>
      told.wards?.includes(name) ? [{ id: derivedId(`circle ${told.name}`, 20), name: told.name, since: at }] : [],
    ),
  }
  const overview = paths.guardianOverview(uid)
  return [
    ...made.map((write) => (write.path === overview ? { ...write, data: { ...write.data, ...seen } } : write)),
    ...days.map(({ date, held }) => ({ path: paths.minutes(uid, date), data: held })),
    ...(asks ? question(uid, name, drawing, guardian, asks, firstStart, links.get(uidOf(asks))!) : []),
  ]
}

function question(
  uid: string,
  name: string,
  drawing: string,
  guardian: Who,
  asks: Who,
  firstStart: Date,
  link: string,
) {
  const other = knownAs(asks)
  const asked: Approval = {
    kind: 'connection',
    ward: { uid, name, photo: drawnPhoto(drawing) },
    guardian: { uid: uidOf(guardian), name: people[guardian].name },
    state: 'waiting',
    askedAt: new Instant(new Date(firstStart.getTime() - 3 * 60 * 60 * 1000)),
    expiresAt: new Instant(new Date(approvalEnd(firstStart))),
    other,
    connects: true,
    link,
  }
  const id = approvalId('connection', uid, other.uid)
  return [uidOf(guardian), uid].map((owner) => ({ path: paths.approval(owner, id), data: asked }))
}
