/**
 * The demo world, document by document.
 *
 * STARTS=4 vitest run seed/src/world.test.ts    the long form: all the days on which it may start; a run takes two of four
 * SEED=… vitest run …                           which two
 */
import { settingsSchema } from '@varanda/domain/account/settings'
import { capabilityIdOf } from '@varanda/domain/capability/capability'
import {
  type Circle,
  type CircleMember,
  circleMemberSchema,
  circleSchema,
  joinedCircleSchema,
  ownedCirclesSchema,
} from '@varanda/domain/circle/circle'
import { type CircleRoster, circleRosterSchema } from '@varanda/domain/circle/circle-roster'
import { type GroupInvitation, groupInvitationSchema } from '@varanda/domain/circle/group-invitation'
import type { Connection } from '@varanda/domain/connection/connection'
import { connectionSchema } from '@varanda/domain/connection/connection'
import { type Fact, factSchema } from '@varanda/domain/fact/fact'
import { type GraphHead, type GraphPage, graphHeadSchema, graphOf, noInviter } from '@varanda/domain/graph/graph-page'
import { wardSchema } from '@varanda/domain/guardian/guardian'
import { isInviteToken, isPostIdOf } from '@varanda/domain/ids'
import { nightLimits } from '@varanda/domain/instance/nights'
import {
  type Invite,
  inviteLimits,
  inviteSchema,
  type OwnInvite,
  ownInviteSchema,
  seatsLeft,
} from '@varanda/domain/invite/invite'
import { joinByAge } from '@varanda/domain/member/age'
import { contactSchema } from '@varanda/domain/member/contact'
import { directoryCardSchema } from '@varanda/domain/member/directory'
import { birthDate, type Member, memberBio, memberName, memberSchema } from '@varanda/domain/member/member'
import { drawnName } from '@varanda/domain/member/photo'
import type { Standing } from '@varanda/domain/member/standing'
import { standingSchema } from '@varanda/domain/member/standing'
import { day } from '@varanda/domain/moment'
import { type ActivityNotice, activityNoticeSchema } from '@varanda/domain/notice/activity-notice'
import { paths } from '@varanda/domain/paths'
import type { ActivitySummary, Receipt } from '@varanda/domain/post/activity'
import { activitySummarySchema, receiptSchema } from '@varanda/domain/post/activity'
import type { Audience } from '@varanda/domain/post/audience'
import { audienceSchema } from '@varanda/domain/post/audience'
import { type Comment, commentSchema, commentText } from '@varanda/domain/post/comment'
import type { Entry } from '@varanda/domain/post/entry'
import { type Grant, grantSchema } from '@varanda/domain/post/entry'
import { holdersOf } from '@varanda/domain/post/entry-holders'
import { mediaId, mediaLimits } from '@varanda/domain/post/media'
import { type Post, postSchema, postText } from '@varanda/domain/post/post'
import { type Reaction, reactionId, reactionSchema, thePost, totalOf } from '@varanda/domain/post/reaction'
import { type Separations, separationsSchema } from '@varanda/domain/post/separation'
import {
  type SignupRequest,
  signupFaults,
  signupRequestSchema,
  type VouchQuestion,
} from '@varanda/domain/signup/signup-request'
import { waitOf } from '@varanda/domain/signup/signup-wait'
import { mutualSchema } from '@varanda/domain/source/mutual'
import { circleOf as circleIdOf, sourcesOf } from '@varanda/domain/source/reach'
import { type Roster, rosterSchema } from '@varanda/domain/source/roster'
import {
  type MemberRow,
  type SourceChange,
  type SourcePost,
  sourcePostSchema,
  startOf,
} from '@varanda/domain/source/source'
import { reminderSchema } from '@varanda/domain/support/reminder'
import { describe, expect, it } from 'vitest'
import { keepsakeNames, peopleNames } from '../../design/src/scenes/gallery.ts'
import { derivedId } from './derived-id.ts'
import { uidOf } from './people.ts'
import { album } from './pictures/album.ts'
import { pictures } from './pictures/pictures.ts'
import { buildWorld } from './world.ts'

const firstStart = new Date('2026-11-21T12:00:00Z')
const fixedToken = (who: string): string => derivedId(`token ${who}`, 24)
const world = await buildWorld(firstStart, fixedToken)

/**
 * Children's accounts came after the story, know their guardian alone and have no link: their documents are told apart.
 */
const isOfWard = (path: string): boolean => world.wards.some(({ uid }) => path.includes(uid))

const dataAt = new Map(world.documents.map(({ path, data }) => [path, data]))

/** Documents whose path fits, `*` standing for one segment: the segments at the stars, and the data. */
function documents<T>(pattern: string): { at: string[]; data: T }[] {
  const shape = new RegExp(`^${pattern.replaceAll('*', '([^/]+)')}$`)
  return world.documents.flatMap(({ path, data }) => {
    const match = shape.exec(path)
    return match && !isOfWard(path) ? [{ at: match.slice(1), data: data as T }] : []
  })
}

type TextSchema =
  | typeof mediaId
  | typeof postText
  | typeof commentText
  | typeof memberName
  | typeof memberBio
  | typeof birthDate

/** What a schema makes of a text; undefined when it refuses it. */
function accepted(schema: TextSchema, text: string): unknown {
  const result = schema['~standard'].validate(text)
  return 'value' in result ? result.value : undefined
}

const uids = world.accounts.map(({ uid }) => uid)
const connected = new Map(uids.map((uid) => [uid, new Set<string>()]))
for (const { at } of documents('users/*/connections/*')) connected.get(at[0]!)!.add(at[1]!)
const posts = documents<Post>('posts/*')
const audiences = new Map(documents<Audience>('posts/*/private/audience').map(({ at, data }) => [at[0]!, data]))
const authors = new Map(posts.map(({ at, data }) => [at[0]!, data.author.uid]))
const comments = documents<Comment>('posts/*/comments/*')

/** Children's documents among them. */
function everything<T>(pattern: string): { at: string[]; data: T }[] {
  const shape = new RegExp(`^${pattern.replaceAll('*', '([^/]+)')}$`)
  return world.documents.flatMap(({ path, data }) => {
    const match = shape.exec(path)
    return match ? [{ at: match.slice(1), data: data as T }] : []
  })
}

const acquainted = Map.groupBy(everything<Connection>('users/*/connections/*'), ({ at }) => at[0]!)
const rows = Map.groupBy(everything<CircleMember>('circles/*/members/*'), ({ at }) => at[0]!)
const changes = Map.groupBy(everything<SourceChange>('circles/*/log/*'), ({ at }) => at[0]!)
const times = new Map(posts.map(({ at, data }) => [at[0]!, data.createdAt.toMillis()]))

/** Who was in a circle at that time, as its log says. */
function insideAt(circleId: string, time: number): Set<string> {
  const inside = new Set<string>()
  for (const { data } of changes.get(circleId)!.toSorted((a, b) => a.data.at.toMillis() - b.data.at.toMillis())) {
    if (data.at.toMillis() > time) break
    if (data.change === 'came') inside.add(data.uid)
    else inside.delete(data.uid)
  }
  return inside
}

const reached = new Map<string, Set<string>>()

/** Whom a post reached when it was sent, or reaches by now, besides its author. */
function readers(postId: string, when: 'then' | 'now'): Set<string> {
  const found = reached.get(`${when} ${postId}`) ?? readersOf(postId, when)
  reached.set(`${when} ${postId}`, found)
  return found
}

function readersOf(postId: string, when: 'then' | 'now'): Set<string> {
  const [author, time] = [authors.get(postId)!, times.get(postId)!]
  const { connections, people, circles, except } = audiences.get(postId)!
  const through = circles.flatMap((id) => {
    if (when === 'then') return [...insideAt(id, time)]
    return rows.get(id)!.flatMap(({ at, data }) => (data.from!.toMillis() <= time ? at[1]! : []))
  })
  const met = acquainted.get(author)!.flatMap(({ at: [, uid = ''], data }) => {
    return (when === 'then' ? data.since.toMillis() : startOf(data)) <= time ? uid : []
  })
  const known = met.filter((uid) => connections || people.includes(uid))
  return new Set([...known, ...through].filter((uid) => uid !== author && !except.includes(uid)))
}

function mayRead(uid: string, postId: string, when: 'then' | 'now' = 'now'): boolean {
  return uid === authors.get(postId) || readers(postId, when).has(uid)
}

function circleOf(id: string): Circle {
  return dataAt.get(paths.circle(id)) as Circle
}

/** By which schema functions read what lies there. */
const stored: [pattern: string, schema: { '~standard': { validate(data: unknown): object } }][] = [
  ['users/*', memberSchema],
  ['users/*/private/standing', standingSchema],
  ['users/*/private/contact', contactSchema],
  ['users/*/private/settings', settingsSchema],
  ['users/*/private/invite', ownInviteSchema],
  ['users/*/connections/*', connectionSchema],
  ['users/*/private/roster', rosterSchema],
  ['users/*/private/mutual', mutualSchema],
  ['users/*/posts/*', sourcePostSchema],
  ['users/*/wards/*', wardSchema],
  ['users/*/grants/*', grantSchema],
  ['directory/*', directoryCardSchema],
  ['invites/*', inviteSchema],
  ['circles/*', circleSchema],
  ['circles/*/members/*', circleMemberSchema],
  ['circles/*/private/roster', circleRosterSchema],
  ['circles/*/posts/*', sourcePostSchema],
  ['users/*/circles/*', joinedCircleSchema],
  ['users/*/private/circles', ownedCirclesSchema],
  ['users/*/private/separations', separationsSchema],
  ['users/*/groupInvitations/*', groupInvitationSchema],
  ['posts/*', postSchema],
  ['posts/*/private/audience', audienceSchema],
  ['posts/*/private/receipt', receiptSchema],
  ['posts/*/comments/*', commentSchema],
  ['posts/*/reactions/*', reactionSchema],
  ['posts/*/activity/summary', activitySummarySchema],
  ['signupRequests/*', signupRequestSchema],
  ['users/*/reminders/*', reminderSchema],
  ['graphPages/head', graphHeadSchema],
  ['facts/*', factSchema],
  ['users/*/notifications/*', activityNoticeSchema],
]

const everyStart = ['2027-02-28T02:59:59Z', '2026-12-27T03:00:01Z', '2028-02-29T15:30:00Z', '2026-11-23T05:00:00Z']
const starts = everyStart.filter(
  (_, index) => process.env.STARTS === '4' || index % 2 === Number(process.env.SEED ?? 1) % 2,
)

/**
 * What the hour of the start does not end: notices and their facts go after a while, and who came lately has the posts
 * of the last weeks before alone.
 */
const isKept = ({ path }: { path: string }) =>
  !path.startsWith('facts/') && !path.includes('/notifications/') && !(isOfWard(path) && /\/(feed|grants)\//.test(path))

describe('the demo world', () => {
  it('is the same for the same start', async () => {
    const again = await buildWorld(new Date(firstStart), fixedToken)
    expect(again.documents).toEqual(world.documents)
    expect(again.accounts).toEqual(world.accounts)
  })

  it.each(starts)('adds up when it starts at %s', async (start) => {
    const other = await buildWorld(new Date(start), fixedToken)
    expect(other.documents.filter(isKept)).toHaveLength(world.documents.filter(isKept).length)
  })

  it('is as large as a family', () => {
    expect(world.accounts.length).toBeGreaterThanOrEqual(40)
    expect(posts.length).toBeGreaterThanOrEqual(300)
    expect(comments.length).toBeGreaterThanOrEqual(350)
    const circles = documents<Circle>('circles/*')
    expect(circles.length).toBeGreaterThanOrEqual(6)
    expect(new Set(circles.map(({ data }) => data.kind))).toEqual(new Set(['private', 'public', 'group']))
    for (const { at, data } of circles) {
      const inside = documents<CircleMember>(`circles/${at[0]}/members/*`).map(({ at: [uid] }) => uid!)
      expect(inside).toContain(data.owner)
      // Into a group people come by whomever they know in it; a public circle is followed by anybody.
      const near = (uid: string) =>
        (data.kind === 'private' ? [data.owner] : inside).some((o) => connected.get(uid)!.has(o))
      for (const uid of inside) if (data.kind !== 'public') expect(uid === data.owner || near(uid)).toBe(true)
    }
  })

  it('holds documents as functions read them', () => {
    for (const [pattern, schema] of stored) {
      const shape = new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`)
      const found = world.documents.filter(({ path }) => shape.test(path))
      expect(found.length, pattern).toBeGreaterThan(0)
      const damaged = found.filter(({ data }) => 'issues' in schema['~standard'].validate(data)).map(({ path }) => path)
      expect(damaged, pattern).toEqual([])
    }
  })

  it('writes each path once, an even number of segments long', () => {
    const written = world.documents.map(({ path }) => path)
    expect(new Set(written).size).toBe(written.length)
    for (const path of written) expect(path.split('/').length % 2).toBe(0)
  })

  it('has members whom the instance could have let in', () => {
    expect(new Set(uids).size).toBe(uids.length)
    for (const account of world.accounts) {
      expect(account.uid).toMatch(/^[A-Za-z0-9]{28}$/)
      expect(account.email).toMatch(/^[a-z]+@example\.org$/)
      expect(accepted(memberName, account.name)).toBe(account.name)
      expect(accepted(birthDate, account.birthDate)).toBe(account.birthDate)
      expect(joinByAge(account.birthDate, firstStart)).toBe('ok')
    }
    for (const { data } of documents<{ bio: string }>('users/*')) {
      expect(data.bio).not.toBe('')
      expect(accepted(memberBio, data.bio)).toBe(data.bio)
    }
    for (const { data } of documents<{ email: string }>('users/*/private/contact'))
      expect(data.email).toMatch(/@example\.org$/)
  })

  it('respects every seat, and the two views of a link agree', async () => {
    const links = documents<Invite>('invites/*').filter(({ data }) => data.kind === 'own')
    const invites = new Map(links.map(({ at, data }) => [at[0]!, data]))
    expect(invites.size).toBe(uids.length)
    const taken = Map.groupBy(documents('invites/*/acceptances/*'), ({ at }) => at[0]!)
    for (const { at, data: own } of documents<OwnInvite>('users/*/private/invite')) {
      const [uid] = at as [string]
      expect(isInviteToken(own.token)).toBe(true)
      expect(own.token).toBe(world.inviteTokenOf(uid))
      expect(own.inviteId).toBe(await capabilityIdOf(own.token))
      const invite = invites.get(own.inviteId)!
      expect(invite.inviter).toBe(uid)
      expect(invite.taken).toBeLessThanOrEqual(inviteLimits.seats)
      expect(invite.taken).toBe(own.acceptances.length)
      expect(invite.reserved).toBe(own.reservations.length)
      expect(invite.taken + invite.reserved).toBeLessThanOrEqual(invite.seats)
      for (const { token, inviteId } of own.reservations) {
        expect(inviteId).toBe(await capabilityIdOf(token))
        expect(dataAt.get(paths.invite(inviteId))).toMatchObject({
          kind: 'reserved',
          state: 'open',
          lentBy: own.inviteId,
          taken: 0,
        })
      }
      const acceptances = taken.get(own.inviteId)?.map(({ data }) => data) ?? []
      expect(acceptances).toEqual(own.acceptances)
      for (const guest of own.acceptances) expect(connected.get(uid)).toContain(guest.uid)
    }
    expect(world.inviteTokenOf('nobody')).toBeUndefined()
  })

  it('has requests in every state, which wait as long as is told, and the seats of those that were approved', () => {
    const asked = documents<SignupRequest>('signupRequests/*').map(({ at, data }) => ({ id: at[0]!, ...data }))
    const statuses = asked.map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set(['pending', 'approved', 'joined', 'declined']))
    const waits = asked.filter(({ status }) => status === 'pending').map((one) => waitOf(one, firstStart).days)
    expect(waits).toEqual([6, 5, 4, 3, 2, 2, 1, 0])
    for (const one of asked.filter(({ forgottenAt }) => !forgottenAt)) {
      const { name, email, phone, smartphone, usage, knows } = one
      expect(signupFaults({ name, email, phone: phone ?? '', smartphone, usage, knows })).toEqual({})
    }
    const seats = documents<Invite>('invites/*').filter(({ data }) => data.kind === 'applicant')
    const approved = asked.filter(({ status }) => status === 'approved').map(({ id }) => id)
    expect(seats.map(({ data }) => data.requestId).sort()).toEqual(approved.sort())
    // What may still be taken back waits in the mail.
    const open = asked.filter(({ answer }) => answer?.kind === 'declined' && answer.mailAt.toMillis() > +firstStart)
    expect(open.map(({ answer }) => answer?.kind === 'declined' && answer.mailId)).toEqual(
      documents('mail/*').map(({ at }) => at[0]),
    )
    for (const { data } of documents<VouchQuestion>('users/*/vouches/*')) expect(data.name).not.toBe('')
  })

  it('connects people both ways, with neither too few nor too many', () => {
    for (const [uid, others] of connected) {
      expect(others.size).toBeGreaterThanOrEqual(6)
      expect(others.size).toBeLessThanOrEqual(25)
      expect(others).not.toContain(uid)
      for (const other of others) expect(connected.get(other)).toContain(uid)
    }
  })

  it('gives each person a portrait of their own that we drew, and their connections the same', () => {
    const drawings: readonly string[] = [...peopleNames, ...keepsakeNames]
    const profiles = new Map(documents<Member>('users/*').map(({ at, data }) => [at[0]!, data]))
    const photos = [...profiles.values()].map(({ photo }) => photo)
    for (const photo of photos) expect(drawings).toContain(drawnName(photo))
    expect(new Set(photos).size).toBe(uids.length)
    for (const { at, data } of documents<Connection>('users/*/connections/*')) {
      const { name, photo } = profiles.get(at[1]!)!
      expect({ name: data.name, photo: data.photo }).toEqual({ name, photo })
    }
  })

  it('gives each post to its author and readers, and to nobody else', () => {
    const entries = everything<Entry>('users/*/feed/*')
    const grants = new Map(everything<Grant>('users/*/grants/*').map(({ at, data }) => [at.join(' '), data]))
    expect(grants.size).toBe(entries.length)
    for (const { at, data } of entries) {
      const [reader, postId] = at as [string, string]
      expect(mayRead(reader, postId)).toBe(true)
      const first = readers(postId, 'then')
      expect(data.others.count).toBe(first.size - (first.has(reader) ? 1 : 0))
      expect(data.others.uids.length).toBeLessThanOrEqual(3)
      const told = grants.get(at.join(' '))!.sources.flatMap((source) => source.match(/^circles\/(.*)/)?.[1] ?? [])
      const named = told.filter((id) => circleOf(id).kind !== 'private')
      expect(data.circles ?? []).toEqual(named)
    }
    const given = Map.groupBy(entries, ({ at }) => at[1]!)
    for (const { at, data } of documents<Receipt>('posts/*/private/receipt')) {
      const [postId] = at as [string]
      expect(data.readers).toEqual([...readers(postId, 'then')].sort())
      const holders = given.get(postId)!.map(({ at: [reader] }) => reader!)
      expect(holders.sort()).toEqual([...readers(postId, 'now'), authors.get(postId)!].sort())
    }
  })

  it('has every post with whom the night’s comparison expects it, children among them', () => {
    const given = Map.groupBy(everything<Entry>('users/*/feed/*'), ({ at }) => at[1]!)
    const settled = firstStart.getTime() - nightLimits.settledMs
    const differing = posts.flatMap(({ at: [postId = ''], data: post }) => {
      const audience = audiences.get(postId)!
      const sources = sourcesOf(post.author.uid, audience).map((source) => {
        const circle = circleIdOf(source)
        const found: { at: string[]; data: MemberRow }[] = circle ? rows.get(circle)! : acquainted.get(post.author.uid)!
        return [source, new Map(found.map(({ at: [, uid = ''], data }) => [uid, data]))] as const
      })
      const { must, may } = holdersOf(post, audience, new Map(sources), settled)
      const holders = new Set((given.get(postId) ?? []).map(({ at: [uid = ''] }) => uid))
      const missing = [...must.difference(holders)]
      const extra = [...holders.difference(may)]
      return missing.length + extra.length > 0 ? { postId, missing, extra } : []
    })
    expect(differing).toEqual([])
  })

  it('says of each public circle when it was last posted to, by which it is found', () => {
    for (const { at, data } of documents<Circle>('circles/*')) {
      const shared = documents<SourcePost>(`circles/${at[0]}/posts/*`).map((one) => one.data.createdAt.toMillis())
      if (data.kind !== 'public') expect(data).not.toHaveProperty('activeAt')
      else expect(data.activeAt!.toMillis()).toBe(Math.max(data.createdAt.toMillis(), ...shared))
    }
  })

  it('has people in each circle as its log, its roster and its number say', () => {
    for (const { at, data } of documents<Circle>('circles/*')) {
      const [id] = at as [string]
      const inside = rows.get(id)!.map(({ at: [, uid] }) => uid!)
      expect([...insideAt(id, firstStart.getTime())].sort()).toEqual(inside.toSorted())
      const [roster] = everything<CircleRoster>(`circles/${id}/private/roster`)
      expect(Object.keys(roster!.data.people).sort()).toEqual(inside.toSorted())
      expect(data.members).toBe(data.kind === 'private' ? undefined : inside.length)
      const joined = everything(`users/*/circles/${id}`).map(({ at: [uid] }) => uid)
      expect(joined.sort()).toEqual(data.kind === 'private' ? [] : inside.toSorted())
      const shared = everything(`circles/${id}/posts/*`).map(({ at: [postId] }) => postId!)
      expect(shared.sort()).toEqual(
        posts.flatMap(({ at: [p] }) => (audiences.get(p!)!.circles.includes(id) ? p! : [])).sort(),
      )
    }
  })

  it('has somebody asked into a group by one who is in it, and two who are never together', () => {
    const [asked] = documents<GroupInvitation>('users/*/groupInvitations/*')
    const [uid, circleId] = asked!.at as [string, string]
    expect(uid).toBe(uidOf('marina'))
    const inside = rows.get(circleId)!.map(({ at }) => at[1])
    expect(inside).toContain(asked!.data.by)
    expect(inside).not.toContain(uid)
    expect(asked!.data.until.toMillis()).toBeGreaterThan(firstStart.getTime())
    const [apart] = documents<Separations>('users/*/private/separations')
    for (const { one, other } of apart!.data.pairs)
      for (const uid of [one, other]) expect(connected.get(apart!.at[0]!)).toContain(uid)
  })

  it('names fellow readers whom the reader knows, or who are in a group with them', () => {
    for (const { at, data } of documents<Entry>('users/*/feed/*')) {
      const near = (data.circles ?? []).flatMap((id) => rows.get(id)!.map(({ at: [, uid] }) => uid!))
      for (const uid of data.others.uids) {
        expect(connected.get(at[0]!)!.has(uid) || near.includes(uid)).toBe(true)
        expect(mayRead(uid, at[1]!, 'then')).toBe(true)
      }
    }
  })

  it('keeps everybody’s connections in their roster, by name', () => {
    const connections = Map.groupBy(everything('users/*/connections/*'), ({ at }) => at[0]!)
    for (const { uid } of [...world.accounts, ...world.wards]) {
      const roster = dataAt.get(paths.roster(uid)) as Roster
      const rows = (connections.get(uid) ?? []).map(({ data }) => data)
      expect(rows.length).toBeGreaterThan(0)
      expect(roster.complete).toBe(true)
      expect(Object.entries(roster.people).map(([known, person]) => ({ uid: known, ...person }))).toEqual(rows)
    }
  })

  it('says nothing twice and nothing too long', () => {
    const texts = [...posts, ...comments].map(({ data }) => data.text)
    const normal = texts.map((text) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' '))
    expect(normal.filter((text, index) => normal.indexOf(text) !== index)).toEqual([])
    for (const { data } of posts) expect(accepted(postText, data.text)).toBe(data.text)
    for (const { data } of comments) if (!data.deleted) expect(accepted(commentText, data.text)).toBe(data.text)
  })

  it('shows the album: each photo is measured, described in its author’s language, and prepared for its post', () => {
    const shown = posts.filter(({ data }) => data.photos)
    expect(shown).toHaveLength(album.length)
    for (const { at, data } of shown) {
      expect(data.kind).toBe('photos')
      expect(data.photos!.length).toBeLessThanOrEqual(mediaLimits.photosInPost)
      for (const photo of data.photos!) {
        expect(accepted(mediaId, photo.id)).toBe(photo.id)
        expect(photo.alt!.length).toBeLessThanOrEqual(mediaLimits.alt)
        expect(dataAt.get(paths.media(at[0]!, photo.id))).toEqual({
          postId: at[0],
          mediaId: photo.id,
          author: data.author.uid,
          photo,
        })
      }
    }
    const photos = shown.flatMap(({ data }) => data.photos!)
    expect(documents('media/*')).toHaveLength(photos.length)
    expect(new Set(photos.map(({ id }) => id)).size).toBe(photos.length)
    expect(photos).toHaveLength(album.flatMap(({ pictures }) => pictures).length)
    const [english] = shown.filter(({ data }) => data.author.uid === uidOf('noah'))
    expect(english!.data.photos!.map(({ alt }) => alt)).toContain(
      pictures[album.find(({ by }) => by === 'noah')!.pictures[0]!.name].alt.en,
    )
  })

  it('gives every reader the post’s own kind and photos', () => {
    const own = new Map(posts.map(({ at, data }) => [at[0]!, data]))
    for (const { at, data } of documents<Entry>('users/*/feed/*')) {
      const { kind, photos } = own.get(at[1]!)!
      expect({ kind: data.kind, photos: data.photos }).toEqual({ kind, photos })
    }
  })

  it('lets only readers comment, and counts what they said', () => {
    const standing = comments.filter(({ data }) => !data.deleted)
    const said = Map.groupBy(standing, ({ at }) => at[0]!)
    for (const { at, data } of comments) expect(mayRead(data.author.uid, at[0]!, 'then')).toBe(true)
    for (const { at, data } of documents<ActivitySummary>('posts/*/activity/summary'))
      expect(data.comments).toBe(said.get(at[0]!)?.length ?? 0)
  })

  it('lets only readers react, once, and counts what they felt', () => {
    const felt = documents<Reaction>('posts/*/reactions/*')
    for (const { at, data } of felt) {
      expect(at[1]).toBe(reactionId(data.thing, data.uid))
      expect(mayRead(data.uid, at[0]!, 'then')).toBe(true)
      expect(data.at.toMillis()).toBeLessThan(firstStart.getTime())
    }
    const feltOf = Map.groupBy(felt, ({ at, data }) => `${at[0]} ${data.thing}`)
    const of = (postId: string, thing: string) => feltOf.get(`${postId} ${thing}`)?.length ?? 0
    for (const { at, data } of documents<ActivitySummary>('posts/*/activity/summary'))
      expect(data.reactions ? totalOf(data.reactions) : 0).toBe(of(at[0]!, thePost))
    for (const { at, data } of comments) expect(data.reactions ? totalOf(data.reactions) : 0).toBe(of(at[0]!, at[1]!))
  })

  it('has told everybody what others did about what they may read, of which a little still waits', () => {
    const told = everything<ActivityNotice>('users/*/notifications/*')
    const waiting = new Set<string>()
    for (const { at, data } of told) {
      expect(dataAt.has(paths.entry(at[0]!, data.postId))).toBe(true)
      expect(data.actors).not.toContain(at[0])
      expect(data.unread).toBe(data.readAt === null || data.readAt.toMillis() < data.at.toMillis())
      if (data.unread) waiting.add(at[0]!)
    }
    expect(new Set(told.map(({ data }) => data.kind))).toEqual(new Set(['comment', 'reply', 'reaction', 'mention']))
    for (const { email } of world.logins) {
      expect(waiting).toContain(world.accounts.find((account) => account.email === email)!.uid)
    }
    const facts = documents<Fact>('facts/*')
    expect(facts.length).toBeGreaterThan(0)
    for (const { data } of facts) expect(data.about).not.toContain(data.by)
  })

  it('ties each post’s id to its author and keeps its time between joining and the start', () => {
    for (const { at, data } of posts) {
      expect(isPostIdOf(at[0]!, data.author.uid)).toBe(true)
      expect(data.createdAt.toMillis()).toBeLessThanOrEqual(firstStart.getTime() - 20 * 60 * 1000)
      expect(data.createdAt.toMillis()).toBeGreaterThan(firstStart.getTime() - 130 * day)
    }
  })

  it('lets a newcomer invited by the administrator find something to read', () => {
    const administrators = world.accounts.filter(({ role }) => role === 'admin')
    expect(administrators.map(({ login }) => login)).toEqual(['admin'])
    const { uid } = administrators[0]!
    const [invite] = documents<Invite>('invites/*').filter(({ data }) => data.inviter === uid)
    expect(seatsLeft(invite!.data)).toBeGreaterThanOrEqual(1)
    const fresh = posts.filter(
      ({ at, data }) =>
        data.author.uid === uid &&
        audiences.get(at[0]!)!.connections &&
        data.createdAt.toMillis() > firstStart.getTime() - 30 * day,
    )
    expect(fresh.length).toBeGreaterThanOrEqual(8)
  })

  it('offers logins that are accounts of the world', () => {
    expect(world.logins.map(({ label }) => label).sort()).toEqual(['admin', 'creator', 'member', 'member'])
    for (const { email, label } of world.logins)
      expect(world.accounts.find((account) => account.email === email)?.login).toBe(label)
  })

  it('has the graph of its adults ready for administrators, and of nobody younger', () => {
    const [head] = documents<GraphHead>(paths.graphHead).map(({ data }) => data)
    const pages = documents<GraphPage>('graphPages/1-*').map(({ data }) => data)
    const { members, ties } = graphOf(pages, head!.others)
    const adults = documents<Standing>('users/*/private/standing').filter(({ data }) => data.ageBand === 'adult')
    expect(adults.length).toBeGreaterThan(30)
    expect(members.map(({ uid }) => uid).sort()).toEqual(adults.map(({ at }) => at[0]!).sort())
    expect(members.filter(({ inviter }) => inviter === noInviter)).toHaveLength(1)
    expect(ties.length).toBe(2 * head!.ties)
  })

  it('has two children’s accounts under one guardian, one of whom waits for an answer', () => {
    const ofWards = new Map(world.documents.filter(({ path }) => isOfWard(path)).map(({ path, data }) => [path, data]))
    const guardian = world.accounts.find(({ email }) => email === 'marina@example.org')!.uid
    const bands = world.wards.map(({ uid }) => {
      const standing = ofWards.get(paths.standing(uid)) as Standing
      expect(standing.guardian).toBe(guardian)
      expect(ofWards.get(paths.ward(guardian, uid))).toMatchObject({ uid, ageBand: standing.ageBand })
      expect(ofWards.has(paths.ownInvite(uid))).toBe(false)
      expect(ofWards.get(paths.guardianOverview(uid))).toMatchObject({ contacts: [{ uid: guardian }] })
      return standing.ageBand
    })
    expect(bands).toEqual(['child', 'teen'])
    const waiting = [...ofWards.keys()].filter((path) => path.startsWith(paths.approvals(guardian)))
    expect(waiting).toHaveLength(1)
  })
})
