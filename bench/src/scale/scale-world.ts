import type { DocumentWrite } from '@varanda/domain/invite/joining'
import { paths } from '@varanda/domain/paths'
import { migrated } from '@varanda/domain/source/migration'
import { demoPassword } from '@varanda/seed/logins'
import { acquaintancesOf } from './acquaintance.ts'
import { connectionDocuments, foundingDocuments, inviteDocuments, memberDocuments } from './member-documents.ts'
import { residentsOf } from './membership.ts'
import { copiesFor, postDocuments, sourcePosts } from './post-documents.ts'
import { postsOf, type SharedPost } from './sharing.ts'

export interface ScaleOptions {
  /** At least one. */
  members: number
  posts: number
  /** The same seed and numbers give the same world. */
  seed: string
  /** The world's newest moment, in milliseconds. */
  until: number
}

export interface ScaleAccount {
  uid: string
  email: string
  name: string
  role: 'admin' | 'user'
  /** Only of those who can sign in. */
  password?: string
}

/** An instance of any size for measuring, as it would stand had all this happened in it. */
export interface ScaleWorld {
  accounts: ScaleAccount[]
  /** What `pnpm start` shows. */
  logins: { label: string; email: string; password: string }[]
  /** Uid of the founder. */
  administrator: string
  /** How many documents there are. */
  size: number
  /**
   * All documents, once each, made while they are asked for: what lies together comes together, which databases like.
   * Moments are `Instant`s.
   */
  documents(): AsyncGenerator<DocumentWrite>
}

export function buildScaleWorld({ members, posts: count, seed, until }: ScaleOptions): ScaleWorld {
  const residents = residentsOf(seed, members, until)
  const known = acquaintancesOf(seed, residents, until)
  const posts = postsOf(seed, residents, known, count, until)
  const founder = residents.findIndex(({ invitedBy }) => invitedBy === undefined)

  const feedLength = residents.map(() => 0)
  for (const { author, readers, late } of posts.flat()) {
    for (const place of [author, ...readers, ...late]) feedLength[place]!++
  }
  const byFeed = [...residents.keys()].sort((one, other) => feedLength[other]! - feedLength[one]!)
  const byPosts = [...residents.keys()].sort((one, other) => posts[other]!.length - posts[one]!.length)
  const labelled = new Map<number, string>([
    [byFeed[members >> 1]!, 'member'],
    [byPosts[0]!, 'most posts'],
    [byFeed[0]!, 'longest feed'],
    [founder, 'admin'],
  ])

  async function* documents(): AsyncGenerator<DocumentWrite> {
    yield { path: paths.instanceMigration, data: migrated }
    const own = await Promise.all(residents.map((_, place) => memberDocuments(residents, known, place)))
    const links = [await foundingDocuments(seed, residents), ...own.map(({ link }) => link)]
    for (const link of links.sort((one, other) => (one.id < other.id ? -1 : 1))) yield* inviteDocuments(link)
    for (const post of posts.flat()) yield* postDocuments(post, residents)
    for (const [place, { profile, privately }] of own.entries()) {
      yield profile
      const own = connectionDocuments(residents, known, place)
      yield* own.rows
      const { entries, grants } = copiesFor(place, posts, residents, known)
      yield* entries
      yield* grants
      yield* sourcePosts(posts[place]!, residents)
      yield* privately
      yield* own.privately
    }
  }

  const pairs = known.reduce((sum, others) => sum + others.size, 0)
  return {
    accounts: residents.map(({ uid, email, name }, place) => {
      const role = place === founder ? 'admin' : 'user'
      return { uid, email, name, role, ...(labelled.has(place) && { password: demoPassword }) }
    }),
    logins: [...labelled]
      .map(([place, label]) => ({ label, email: residents[place]!.email, password: demoPassword }))
      .reverse(),
    administrator: residents[founder]!.uid,
    // Ten for each member and the seat that each took, the founding link and the mark of the migration, and what hangs
    // on connections and posts.
    size:
      members * 11 +
      2 +
      2 * pairs +
      2 * feedLength.reduce((sum, length) => sum + length, 0) +
      posts.flat().reduce((sum, post) => sum + sizeOf(post), 0),
    documents,
  }
}

function sizeOf({ comments }: SharedPost): number {
  return 5 + (comments.length === 0 ? 0 : 1 + comments.length)
}
