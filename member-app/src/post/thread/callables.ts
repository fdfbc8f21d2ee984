import type { Comment } from '@varanda/domain/post/comment'
import type { Entry } from '@varanda/domain/post/entry'
import { createContext, useContext, useMemo } from 'react'
import { useCirclesNamed } from '../../circle/data/circles-named.ts'
import { useNames } from '../../connection/data/connections.ts'
import type { Row } from '../../data/use-list.ts'
import { useMe } from '../../data/use-me.ts'
import { type NameOf, NamesKnown } from '../../ui/text/names-known.ts'
import { useRosters } from '../audience/use-rosters.ts'
import type { Callable } from '../mention/matching-people.ts'
import { useSeersNow } from '../readers/use-seers-now.ts'

/** Whom a comment below the post of this thread may call. */
export const Callables = createContext<readonly Callable[]>([])

const nobody: readonly string[] = []

/**
 * Those of whom the reader may know that they see a post: its author, who wrote below it, everybody in a group by which
 * they have it, and whom its sill names; of their own post, everybody whom they know and who sees it. Not whom they
 * blocked, and not themselves.
 */
export function useCallables(
  entry: Entry,
  author: string | undefined,
  comments: readonly Row<Comment>[],
  blocked: ReadonlySet<string>,
): { people: readonly Callable[]; nameOf: NameOf } {
  const me = useMe()
  const { nameOf: present } = useNames()
  const known = useContext(NamesKnown)
  const circles = useCirclesNamed(entry.circles)
  const named = circles.state === 'ready' ? circles.value : []
  // Who follows a public circle only its owner knows.
  const groups = named.filter(({ circle }) => circle.kind === 'group').map(({ id }) => id)
  const rosters = useRosters(groups.length > 0 ? groups : nobody)
  const seen = useSeersNow(entry, entry.author.uid === me.uid)
  return useMemo(() => {
    const names = new Map<string, string>()
    const add = (uid: string, name: string) => !blocked.has(uid) && names.set(uid, present({ uid, name }))
    const inGroups = rosters.state === 'ready' ? [...rosters.value.values()] : []
    for (const roster of inGroups) for (const [uid, { name }] of Object.entries(roster ?? {})) add(uid, name)
    for (const uid of seen.others.uids ?? []) {
      const name = known(uid)
      if (name !== undefined) add(uid, name)
    }
    for (const { data } of comments) add(data.author.uid, data.author.name)
    if (author !== undefined) add(entry.author.uid, author)
    names.delete(me.uid)
    return {
      people: [...names].map(([uid, name]) => ({ uid, name })),
      nameOf: (uid) => (blocked.has(uid) ? undefined : (known(uid) ?? names.get(uid))),
    }
  }, [rosters, seen.others.uids, comments, blocked, author, entry.author.uid, me.uid, present, known])
}
