import { createHash } from 'node:crypto'
import { capabilityIdOf } from '@varanda/domain/capability/capability'
import type { Connection } from '@varanda/domain/connection/connection'
import { isInviteToken, isPostIdOf } from '@varanda/domain/ids'
import { type Acceptance, type Invite, inviteLimits, type OwnInvite } from '@varanda/domain/invite/invite'
import type { DocumentWrite } from '@varanda/domain/invite/joining'
import { joinByAge } from '@varanda/domain/member/age'
import { birthDate, type Member, memberBio, memberName } from '@varanda/domain/member/member'
import { drawnSchema } from '@varanda/domain/member/photo'
import type { Standing } from '@varanda/domain/member/standing'
import { day } from '@varanda/domain/moment'
import type { ActivitySummary, Receipt } from '@varanda/domain/post/activity'
import type { Audience } from '@varanda/domain/post/audience'
import { type Comment, commentText } from '@varanda/domain/post/comment'
import type { Entry, Grant } from '@varanda/domain/post/entry'
import type { FanOut } from '@varanda/domain/post/fan-out'
import { type Post, postText } from '@varanda/domain/post/post'
import { readersOf } from '@varanda/domain/source/reach'
import { reaches, sourceOf } from '@varanda/domain/source/source'
import { describe, expect, it } from 'vitest'
import { buildScaleWorld, type ScaleOptions } from './scale-world.ts'

const options: ScaleOptions = { members: 60, posts: 300, seed: 'test', until: Date.parse('2025-06-01T12:00:00Z') }
const world = buildScaleWorld(options)
const written = await Array.fromAsync(world.documents())

/** Documents whose path fits, `*` standing for one segment: the segments at the stars, and the data. */
function documents<T>(pattern: string): { at: string[]; data: T }[] {
  const shape = new RegExp(`^${pattern.replaceAll('*', '([^/]+)')}$`)
  return written.flatMap(({ path, data }) => {
    const match = shape.exec(path)
    return match ? [{ at: match.slice(1), data: data as T }] : []
  })
}

async function digestOf(changed: Partial<ScaleOptions>): Promise<string> {
  const hash = createHash('sha256')
  for await (const document of buildScaleWorld({ ...options, ...changed }).documents())
    hash.update(JSON.stringify(document))
  return hash.digest('hex')
}

function accepted(schema: typeof postText | typeof commentText | typeof memberName | typeof memberBio, text: string) {
  const result = schema['~standard'].validate(text)
  return 'value' in result ? result.value : undefined
}

const uids = world.accounts.map(({ uid }) => uid)
const connections = new Map(uids.map((uid) => [uid, new Map<string, Connection>()]))
for (const { at, data } of documents<Connection>('users/*/connections/*')) connections.get(at[0]!)!.set(at[1]!, data)
const posts = new Map(documents<Post>('posts/*').map(({ at, data }) => [at[0]!, data]))
const audiences = new Map(documents<Audience>('posts/*/private/audience').map(({ at, data }) => [at[0]!, data]))

/** Who may read a post: whom its fan-out reached, and guests of the author who came in the month after. */
function mayRead(postId: string): string[] {
  const { author, createdAt } = posts.get(postId)!
  const reached = [...connections.get(author.uid)!].filter(([_, connection]) => reaches(connection, createdAt))
  return readersOf(author.uid, audiences.get(postId)!, { connections: reached.map(([uid]) => uid) })
}

describe('an instance of any size', () => {
  it('is the same for the same seed, and another for another', async () => {
    const digest = await digestOf({})
    expect(await digestOf({})).toBe(digest)
    expect(await digestOf({ seed: 'other' })).not.toBe(digest)
    expect(await digestOf({ until: options.until - day })).not.toBe(digest)
  })

  it('has as many of everything as was asked for, each once', () => {
    expect(new Set(written.map(({ path }) => path)).size).toBe(written.length)
    expect(world.size).toBe(written.length)
    expect(documents('users/*')).toHaveLength(options.members)
    expect(posts.size).toBe(options.posts)
    expect(new Set(world.accounts.map(({ email }) => email)).size).toBe(options.members)
  })

  it.each([
    [1, 0],
    [1, 3],
    [2, 5],
    [7, 40],
  ])('can be as small as %i members and %i posts', async (members, count) => {
    const small = buildScaleWorld({ ...options, members, posts: count })
    const all = await Array.fromAsync<DocumentWrite>(small.documents())
    expect(all).toHaveLength(small.size)
    expect(all.filter(({ path }) => /^posts\/[^/]+$/.test(path))).toHaveLength(count)
    expect(small.logins.map(({ label }) => label)).toContain('admin')
  })

  it('has members whom the instance could have let in', () => {
    const standings = new Map(documents<Standing>('users/*/private/standing').map(({ at, data }) => [at[0]!, data]))
    expect([...standings].filter(([_, { role }]) => role === 'admin').map(([uid]) => uid)).toEqual([
      world.administrator,
    ])
    for (const { data } of documents<Member>('users/*')) {
      expect(accepted(memberName, data.name)).toBe(data.name)
      if (data.bio) expect(accepted(memberBio, data.bio)).toBe(data.bio)
      if (data.photo) expect(drawnSchema['~standard'].validate(data.photo)).toEqual({ typed: true, value: data.photo })
    }
    for (const { data } of documents<{ birthDate: string }>('users/*/private/contact')) {
      expect(birthDate['~standard'].validate(data.birthDate)).toHaveProperty('value')
      expect(joinByAge(data.birthDate, new Date(options.until - 2 * 366 * day))).toBe('ok')
    }
  })

  it('fills along its invites, never beyond five seats, and by nobody who was not there', async () => {
    const invites = new Map(documents<Invite>('invites/*').map(({ at, data }) => [at[0]!, data]))
    const joined = new Map(documents<Acceptance>('invites/*/acceptances/*').map(({ at, data }) => [at[1]!, data.at]))
    expect(joined.size).toBe(options.members)
    for (const { at, data: own } of documents<OwnInvite>('users/*/private/invite')) {
      const [uid] = at as [string]
      expect(isInviteToken(own.token)).toBe(true)
      expect(own.inviteId).toBe(await capabilityIdOf(own.token))
      const invite = invites.get(own.inviteId)!
      expect(invite.inviter).toBe(uid)
      expect(invite.taken).toBeLessThanOrEqual(inviteLimits.seats)
      const acceptances = documents<Acceptance>(`invites/${own.inviteId}/acceptances/*`).map(({ data }) => data)
      expect(new Set(own.acceptances)).toEqual(new Set(acceptances))
      expect(own.acceptances).toHaveLength(invite.taken)
      for (const guest of own.acceptances) {
        expect(guest.at.toMillis()).toBeGreaterThan(joined.get(uid)!.toMillis())
        expect(connections.get(uid)!.get(guest.uid)!.by).toBe('invitee')
        expect(connections.get(guest.uid)!.get(uid)!.by).toBe('inviter')
      }
    }
    const founding = [...invites.values()].filter(({ inviter }) => inviter === null)
    expect(founding).toMatchObject([{ seats: 1, taken: 1 }])
  })

  it('connects people both ways', () => {
    const profiles = new Map(documents<Member>('users/*').map(({ at, data }) => [at[0]!, data]))
    for (const [uid, others] of connections) {
      expect(others.has(uid)).toBe(false)
      for (const [other, { name, photo, since }] of others) {
        expect({ name, photo }).toEqual({ name: profiles.get(other)!.name, photo: profiles.get(other)!.photo })
        expect(connections.get(other)!.get(uid)!.since).toEqual(since)
      }
    }
  })

  it('gives each post to its author and its readers, and to nobody else', () => {
    const holders = Map.groupBy(documents<Entry>('users/*/feed/*'), ({ at }) => at[1]!)
    const grants = new Map(documents<Grant>('users/*/grants/*').map(({ at, data }) => [at.join(), data]))
    const receipts = new Map(documents<Receipt>('posts/*/private/receipt').map(({ at, data }) => [at[0]!, data]))
    const fanOuts = new Map(documents<FanOut>('posts/*/private/fanOut').map(({ at, data }) => [at[0]!, data]))
    let given = 0
    for (const [id, post] of posts) {
      expect(isPostIdOf(id, post.author.uid)).toBe(true)
      const readers = mayRead(id)
      const entries = holders.get(id) ?? []
      expect(entries.map(({ at: [reader] }) => reader!).sort()).toEqual([...readers, post.author.uid].sort())
      const sinceOf = (uid: string) => connections.get(post.author.uid)!.get(uid)!.since.toMillis()
      const first = readers.filter((uid) => sinceOf(uid) <= post.createdAt.toMillis())
      expect(receipts.get(id)!.readers.toSorted()).toEqual(first)
      expect(fanOuts.get(id)!.state).toBe('done')
      for (const { at, data } of entries) {
        const { others, postId, ...copy } = data
        const { author, kind, text, createdAt, rev } = post
        expect({ ...copy, postId }).toEqual({ author, kind, text, createdAt, rev, postId: id })
        const sources = [sourceOf(author.uid)]
        expect(grants.get(at.join())).toEqual({ author: author.uid, createdAt, sources })
        expect(others.count).toBeLessThanOrEqual(readers.length)
        const known = [...connections.get(at[0]!)!.keys()].filter((uid) => readers.includes(uid))
        for (const uid of others.uids) expect(known).toContain(uid)
        given++
      }
    }
    expect(grants.size).toBe(given)
  })

  it('lets only readers comment, says what the instance accepts, and counts it', () => {
    const said = Map.groupBy(documents<Comment>('posts/*/comments/*'), ({ at }) => at[0]!)
    for (const [id, comments] of said) {
      for (const { data } of comments) {
        expect([...mayRead(id), posts.get(id)!.author.uid]).toContain(data.author.uid)
        expect(accepted(commentText, data.text)).toBe(data.text)
        expect(data.createdAt.toMillis()).toBeGreaterThan(posts.get(id)!.createdAt.toMillis())
        expect(data.createdAt.toMillis()).toBeLessThan(options.until)
      }
    }
    const summaries = documents<ActivitySummary>('posts/*/activity/summary')
    for (const { at, data } of summaries) {
      expect(data).toMatchObject({ comments: said.get(at[0]!)!.length })
    }
    expect([...said.keys()].filter((id) => !summaries.some(({ at }) => at[0] === id))).toEqual([])
    const texts = [...posts.values()].map(({ text }) => text)
    for (const text of texts) {
      expect(accepted(postText, text)).toBe(text)
      expect(text).not.toMatch(/[{}]/)
    }
    expect(new Set(texts).size).toBeGreaterThan(0.95 * texts.length)
  })
})
