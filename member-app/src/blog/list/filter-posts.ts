import type { BlogPost } from '@varanda/domain/blog/blog'
import { searchWords } from '@varanda/domain/member/directory'

export const listKinds = ['all', 'published', 'drafts', 'scheduled'] as const
export type ListKind = (typeof listKinds)[number]

interface Listed {
  id: string
  data: Pick<BlogPost, 'status' | 'texts' | 'tags' | 'publishAt'>
}

/** The posts of a kind that have every word, each by its beginning, in a title, a topic or the address. */
export function filterPosts<Post extends Listed>(posts: readonly Post[], kind: ListKind, wanted: string): Post[] {
  const asked = searchWords(wanted)
  return posts.filter(({ id, data }) => {
    if (!isOfKind(data, kind)) return false
    const has = searchWords([id, data.texts.pt?.title, data.texts.en?.title, ...data.tags].join(' '))
    return asked.every((word) => has.some((one) => one.startsWith(word)))
  })
}

function isOfKind({ status, publishAt }: Listed['data'], kind: ListKind): boolean {
  if (kind === 'all') return true
  if (kind === 'published') return status === 'published'
  // A public post with a scheduled revision counts as both.
  if (kind === 'scheduled') return publishAt !== null
  return status === 'draft' || status === 'unpublished'
}
