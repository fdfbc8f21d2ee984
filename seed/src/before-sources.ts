import type { Circle } from '@varanda/domain/circle/circle'
import type { DocumentWrite } from '@varanda/domain/invite/joining'
import type { Member } from '@varanda/domain/member/member'
import type { ActivitySummary, Receipt } from '@varanda/domain/post/activity'
import type { Entry, Grant } from '@varanda/domain/post/entry'
import type { Post } from '@varanda/domain/post/post'

/** What a conversion has to know of the whole world: who is called what, and who holds which post. */
export interface WorldBefore {
  nameOf(uid: string): string
  /** Without the author. */
  holdersOf(postId: string): readonly string[]
}

export function worldBefore(documents: Iterable<DocumentWrite>): WorldBefore {
  const names = new Map<string, string>()
  const holders = new Map<string, string[]>()
  for (const { path, data } of documents) {
    const [collection, uid = '', below, id = ''] = path.split('/')
    if (collection !== 'users') continue
    if (!below) names.set(uid, (data as Member).name)
    if (below === 'feed' && (data as Entry).author.uid !== uid) holders.set(id, [...(holders.get(id) ?? []), uid])
  }
  return { nameOf: (uid) => names.get(uid) ?? '', holdersOf: (postId) => holders.get(postId) ?? [] }
}

/**
 * A document as versions before sources wrote it, or null for one that they had not: names in posts and copies, a
 * receipt that followed who came and went, grants that named no source, rows that did not say from when. Here so that a
 * migration can be tried on an instance of before.
 */
export function beforeSources({ path, data }: DocumentWrite, world: WorldBefore): DocumentWrite | null {
  const named = (uid: string) => ({ uid, name: world.nameOf(uid) })
  const shape = path
    .split('/')
    .map((part, at) => (at % 2 ? '*' : part))
    .join('/')
  const parts = path.split('/')
  if (/\/private\/(roster|mutual|circles)$/.test(path) || path === 'house/migration') return null
  switch (shape) {
    case 'users/*/posts/*':
    case 'users/*/log/*':
    case 'users/*/circles/*':
    case 'users/*/groupInvitations/*':
    case 'circles/*/posts/*':
    case 'circles/*/log/*':
      return null
    case 'users/*/connections/*':
    case 'circles/*/members/*': {
      const { from: _, brought: __, ...row } = data as { from: unknown; brought?: unknown }
      return { path, data: row }
    }
    case 'users/*/feed/*': {
      const { author, others, ...entry } = data as Entry
      const people = others.uids.map(named)
      return { path, data: { ...entry, author: named(author.uid), others: { count: others.count, people } } }
    }
    case 'users/*/grants/*': {
      const grant = data as Grant
      return { path, data: { ...grant, sources: [grant.author === parts[1] ? 'author' : 'connection'] } }
    }
    case 'posts/*': {
      const post = data as Post
      return { path, data: { ...post, author: named(post.author.uid) } }
    }
    case 'posts/*/private/*':
      if (!path.endsWith('/receipt')) return { path, data }
      return { path, data: { readers: [...world.holdersOf(parts[1]!)] } satisfies Receipt }
    case 'posts/*/activity/*': {
      const readers = world.holdersOf(parts[1]!).length
      return { path, data: { ...(data as ActivitySummary), readers } }
    }
    case 'circles/*': {
      const { kind, members: _, ...circle } = data as Circle
      const before = {
        kind: kind === 'group' ? 'group' : 'circle',
        visibility: kind === 'public' ? 'public' : 'private',
      }
      return { path, data: { ...circle, ...before, epoch: 1 } }
    }
    default:
      return { path, data }
  }
}
