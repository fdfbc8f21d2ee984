import { settingsSchema } from '@varanda/domain/account/settings'
import { capabilityIdOf } from '@varanda/domain/capability/capability'
import type { Circle, CircleMember } from '@varanda/domain/circle/circle'
import { circleSchema } from '@varanda/domain/circle/circle'
import type { Connection } from '@varanda/domain/connection/connection'
import { connectionSchema } from '@varanda/domain/connection/connection'
import { type GraphHead, type GraphPage, graphHeadSchema, graphOf, noInviter } from '@varanda/domain/graph/graph-page'
import { wardSchema } from '@varanda/domain/guardian/guardian'
import { isInviteToken, isPostIdOf } from '@varanda/domain/ids'
import {
  type Invite,
  inviteLimits,
  inviteSchema,
  type OwnInvite,
  ownInviteSchema,
  seatsLeft,
} from '@varanda/domain/invite/invite'
import { contactSchema } from '@varanda/domain/member/contact'
import { directoryCardSchema } from '@varanda/domain/member/directory'
import { birthDate, joinByAge, type Member, memberBio, memberName, memberSchema } from '@varanda/domain/member/member'
import { drawnName } from '@varanda/domain/member/photo'
import type { Standing } from '@varanda/domain/member/standing'
import { standingSchema } from '@varanda/domain/member/standing'
import { day } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import type { ActivitySummary, Receipt } from '@varanda/domain/post/activity'
import { activitySummarySchema, receiptSchema } from '@varanda/domain/post/activity'
import type { Audience } from '@varanda/domain/post/audience'
import { audienceSchema } from '@varanda/domain/post/audience'
import { type Comment, commentSchema, commentText } from '@varanda/domain/post/comment'
import type { Entry } from '@varanda/domain/post/entry'
import { grantSchema } from '@varanda/domain/post/entry'
import { mediaId, mediaLimits } from '@varanda/domain/post/media'
import { type Post, postSchema, postText } from '@varanda/domain/post/post'
import {
  type SignupRequest,
  signupFaults,
  signupRequestSchema,
  type VouchQuestion,
} from '@varanda/domain/signup/signup-request'
import { waitOf } from '@varanda/domain/signup/signup-wait'
import { mutualSchema } from '@varanda/domain/source/mutual'
import { type Roster, rosterSchema } from '@varanda/domain/source/roster'
import { sourcePostSchema } from '@varanda/domain/source/source'
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

/** Documents whose path fits, `*` standing for one segment: the segments at the stars, and the data. */
function documents<T>(pattern: string): { at: string[]; data: T }[] {
  const shape = new RegExp(`^${pattern.replaceAll('*', '([^/]+)')}$`)
  return world.documents.flatMap(({ path, data }) => {
    if (isOfWard(path)) return []
    const match = shape.exec(path)
    return match ? [{ at: match.slice(1), data: data as T }] : []
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

function mayRead(uid: string, postId: string): boolean {
  const author = authors.get(postId)!
  return uid === author || (connected.get(author)!.has(uid) && !audiences.get(postId)!.except.includes(uid))
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
  ['posts/*', postSchema],
  ['posts/*/private/audience', audienceSchema],
  ['posts/*/private/receipt', receiptSchema],
  ['posts/*/comments/*', commentSchema],
  ['posts/*/activity/summary', activitySummarySchema],
  ['signupRequests/*', signupRequestSchema],
  ['graphPages/head', graphHeadSchema],
]

describe('the demo world', () => {
  it('is the same for the same start', async () => {
    const again = await buildWorld(new Date(firstStart), fixedToken)
    expect(again.documents).toEqual(world.documents)
    expect(again.accounts).toEqual(world.accounts)
  })

  it.each(['2027-02-28T02:59:59Z', '2026-12-27T03:00:01Z', '2028-02-29T15:30:00Z', '2026-11-23T05:00:00Z'])(
    'adds up when it starts at %s',
    async (start) => {
      const other = await buildWorld(new Date(start), fixedToken)
      expect(other.documents).toHaveLength(world.documents.length)
    },
  )

  it('is as large as a family', () => {
    expect(world.accounts.length).toBeGreaterThanOrEqual(40)
    expect(posts.length).toBeGreaterThanOrEqual(300)
    expect(comments.length).toBeGreaterThanOrEqual(350)
    const circles = documents<Circle>('circles/*')
    expect(circles.length).toBeGreaterThanOrEqual(6)
    for (const { at, data } of circles) {
      const inside = documents<CircleMember>(`circles/${at[0]}/members/*`).map(({ at: [uid] }) => uid!)
      expect(inside).toContain(data.owner)
      for (const uid of inside) expect(uid === data.owner || connected.get(data.owner)!.has(uid)).toBe(true)
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
        const [kept] = documents<Invite>(`invites/${inviteId}`)
        expect(kept?.data).toMatchObject({ kind: 'reserved', state: 'open', lentBy: own.inviteId, taken: 0 })
      }
      const acceptances = documents(`invites/${own.inviteId}/acceptances/*`).map(({ data }) => data)
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
    const entries = documents<Entry>('users/*/feed/*')
    const grants = new Set(documents('users/*/grants/*').map(({ at }) => at.join(' ')))
    expect(grants.size).toBe(entries.length)
    for (const { at, data } of entries) {
      const [reader, postId] = at as [string, string]
      const isAuthor = reader === data.author.uid
      expect(mayRead(reader, postId)).toBe(true)
      expect(grants).toContain(at.join(' '))
      const readers = [...connected.get(data.author.uid)!].filter((uid) => mayRead(uid, postId))
      expect(data.others.count).toBe(isAuthor ? readers.length : readers.length - 1)
      expect(data.others.uids.length).toBeLessThanOrEqual(3)
    }
    const given = Map.groupBy(entries, ({ at }) => at[1]!)
    for (const { at, data } of documents<Receipt>('posts/*/private/receipt')) {
      const readers = given.get(at[0]!)!.map(({ at: [reader] }) => reader!)
      expect([...data.readers, authors.get(at[0]!)!].sort()).toEqual(readers.sort())
    }
  })

  it('names fellow readers whom the reader knows', () => {
    for (const { at, data } of documents<Entry>('users/*/feed/*')) {
      for (const uid of data.others.uids) {
        expect(connected.get(at[0]!)).toContain(uid)
        expect(mayRead(uid, at[1]!)).toBe(true)
      }
    }
  })

  it('keeps everybody’s connections in their roster, by name', () => {
    const stored = new Map(world.documents.map(({ path, data }) => [path, data]))
    for (const { uid } of [...world.accounts, ...world.wards]) {
      const roster = stored.get(paths.roster(uid)) as Roster
      const rows = [...stored].filter(([path]) => path.startsWith(`${paths.connections(uid)}/`)).map(([, row]) => row)
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
    for (const { data } of comments) expect(accepted(commentText, data.text)).toBe(data.text)
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
        const note = world.documents.find(({ path }) => path === paths.media(at[0]!, photo.id))
        expect(note?.data).toEqual({ postId: at[0], mediaId: photo.id, author: data.author.uid, photo })
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
    const said = Map.groupBy(comments, ({ at }) => at[0]!)
    for (const { at, data } of comments) expect(mayRead(data.author.uid, at[0]!)).toBe(true)
    for (const { at, data } of documents<ActivitySummary>('posts/*/activity/summary'))
      expect(data.comments).toBe(said.get(at[0]!)?.length ?? 0)
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
      ({ data }) => data.author.uid === uid && data.createdAt.toMillis() > firstStart.getTime() - 30 * day,
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
