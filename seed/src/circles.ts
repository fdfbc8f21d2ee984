import {
  type Circle,
  type CircleMember,
  historyFrom,
  type JoinedCircle,
  type OwnedCircles,
  usualRules,
} from '@varanda/domain/circle/circle'
import type { CircleRoster } from '@varanda/domain/circle/circle-roster'
import { type GroupInvitation, invitationEnd } from '@varanda/domain/circle/group-invitation'
import type { DocumentWrite } from '@varanda/domain/invite/joining'
import type { Person } from '@varanda/domain/member/person'
import { day } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { pairOf, type Separations } from '@varanda/domain/post/separation'
import { circleSource } from '@varanda/domain/source/reach'
import { changePath, type MemberRow, type SourceChange } from '@varanda/domain/source/source'
import { derivedId } from './derived-id.ts'
import { Instant } from './instant.ts'
import { joinedAt } from './members.ts'
import { everyone, uidOf, type Who } from './people.ts'
import { knownAs } from './photos.ts'
import { neverTogether, type ToldCircle, toldCircles } from './story/circles.ts'
import { story } from './story/story.ts'
import { wardPeople, wardsSince } from './wards.ts'

/** Somebody's time in a circle. */
export interface Stay {
  person: Person
  role: CircleMember['role']
  came: Instant
  /** From when on what is shared with it is theirs. */
  from: Instant
  left?: Instant
}

/** A circle with everybody who was ever in it. */
export interface KnownCircle {
  id: string
  circle: Circle
  stays: readonly Stay[]
}

/** The circles and groups of the instance by their names. */
export function knownCircles(firstStart: Date): Map<string, KnownCircle> {
  return new Map(toldCircles.map((told) => [told.name, circleOf(told, firstStart)]))
}

function circleOf(told: ToldCircle, firstStart: Date): KnownCircle {
  const { name, purpose, owner, kind, members, moderators = [], came = {}, left = {}, wards = [], made } = told
  const before = (days: number) => new Instant(new Date(firstStart.getTime() - days * day))
  const createdAt = made === undefined ? joinedAt(everyone.at(-1)!, firstStart) : before(made)
  const rules = { ...usualRules(kind), ...told.rules }
  const stay = (person: Person, role: CircleMember['role'], at: Instant): Stay => {
    const from = role === 'owner' ? 0 : kind === 'private' ? at.millis : historyFrom(rules.history, at.toDate())
    return { person, role, came: at, from: new Instant(new Date(from)) }
  }
  const stays = [
    stay(knownAs(owner), 'owner', createdAt),
    ...members.map((who) => {
      const at = came[who] === undefined ? createdAt : before(came[who])
      return stay(knownAs(who), moderators.includes(who) ? 'moderator' : 'member', at)
    }),
    ...Object.entries(left).map(([who, days]) => {
      return { ...stay(knownAs(who as Who), 'member', createdAt), left: before(days) }
    }),
    ...wardPeople
      .filter((ward) => wards.includes(ward.name))
      .map((ward) => stay(ward, 'member', wardsSince(ward.uid, firstStart))),
  ]
  const circle: Circle = {
    name,
    owner: uidOf(owner),
    kind,
    createdAt,
    rules,
    ...(purpose && { purpose }),
    ...(kind !== 'private' && { members: peopleOf(stays).length }),
    ...(kind === 'public' && { activeAt: lastPostIn(name, firstStart) ?? createdAt }),
  }
  return { id: derivedId(`circle ${name}`, 20), circle, stays }
}

function lastPostIn(name: string, firstStart: Date): Instant | undefined {
  const times = story.filter(({ to }) => to?.circles?.includes(name)).map(({ when }) => when(firstStart).getTime())
  return times.length > 0 ? new Instant(new Date(Math.max(...times))) : undefined
}

/** Who is in it now. */
function peopleOf(stays: readonly Stay[]): Stay[] {
  return stays.filter(({ left }) => !left)
}

/** Who was in it at that time. */
export function staysAt({ stays }: KnownCircle, at: Instant): Stay[] {
  return stays.filter(({ came, left }) => came.millis <= at.millis && (!left || left.millis > at.millis))
}

/** The circles and groups with the people in them, their owners among them, and who came and went. */
export function circleDocuments(circles: Iterable<KnownCircle>, firstStart: Date): DocumentWrite[] {
  const all = [...circles]
  const owned = [...Map.groupBy(all, ({ circle }) => circle.owner)].map(([owner, own]): DocumentWrite => {
    const data: OwnedCircles = { circles: Object.fromEntries(own.map(({ id, circle }) => [id, circle.kind])) }
    return { path: paths.ownedCircles(owner), data }
  })
  const asked = toldCircles.flatMap(({ name, asked = [] }) => {
    const { id } = all.find(({ circle }) => circle.name === name)!
    return asked.map(({ who, by, ago }): DocumentWrite => {
      const at = new Date(firstStart.getTime() - ago * day)
      const data: GroupInvitation = {
        by: uidOf(by),
        at: new Instant(at),
        until: new Instant(new Date(invitationEnd(at))),
      }
      return { path: paths.groupInvitation(uidOf(who), id), data }
    })
  })
  return [...owned, ...asked, ...separations(), ...all.flatMap(documentsOf)]
}

function separations(): DocumentWrite[] {
  return [...Map.groupBy(neverTogether, ({ of }) => of)].map(([of, told]) => {
    const data: Separations = { pairs: told.map(({ one, other }) => pairOf(uidOf(one), uidOf(other))) }
    return { path: paths.separations(uidOf(of)), data }
  })
}

/** Whatever was there before somebody came has been brought to them. */
const broughtAll: Pick<MemberRow, 'brought'> = { brought: 'all' }

function documentsOf({ id, circle, stays }: KnownCircle): DocumentWrite[] {
  const { kind, owner } = circle
  const now = peopleOf(stays)
  const rows = now.map(
    ({ person, role, came, from }) => ({ ...person, role, since: came, from }) satisfies CircleMember,
  )
  const people: CircleRoster['people'] = Object.fromEntries(rows.map(({ uid, ...one }) => [uid, one]))
  const changes = stays.flatMap(({ person: { uid }, came, from, left }): SourceChange[] => [
    { uid, change: 'came', at: came, from },
    ...(left ? [{ uid, change: 'left' as const, at: left }] : []),
  ])
  const joined = (row: CircleMember): JoinedCircle | undefined => {
    const { role, since } = row
    return kind === 'private' ? undefined : { kind, role, since, ...(kind === 'public' && { owner }) }
  }
  return [
    { path: paths.circle(id), data: circle },
    { path: paths.circleRoster(id), data: { people, complete: true } satisfies CircleRoster },
    ...rows.flatMap((row): DocumentWrite[] => {
      const shown = joined(row)
      return [
        { path: paths.circleMember(id, row.uid), data: { ...row, ...broughtAll } },
        ...(shown ? [{ path: paths.joinedCircle(row.uid, id), data: shown }] : []),
      ]
    }),
    ...changes.map((data): DocumentWrite => ({ path: changePath(circleSource(id), data), data })),
  ]
}
