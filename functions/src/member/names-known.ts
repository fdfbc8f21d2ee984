import { readCircles } from '../circle/read-circles.ts'
import { whichAreApart } from '../connection/apart.ts'
import { db } from '../lib/app.ts'
import { unnamedIn } from '../post/unnamed.ts'
import { rosterOf } from '../source/roster.ts'
import { namesOf } from './names-of.ts'

interface About {
  postId: string
  /** The circles by which the reader has it: in a group all know each other. */
  circles: readonly string[]
  /** Whom the reader finds named there, by what they wrote. */
  shown: readonly string[]
}

/**
 * What these people are called in what leaves the app about a post for one reader, as their app would call them: whom they
 * know, whom they meet in a group by which they have it and from whom no block keeps them apart, and themselves. Nobody
 * else's profile is asked. Children are left out where a circle of the post was made so.
 */
export async function namesKnownTo(
  reader: string,
  uids: readonly string[],
  { postId, circles, shown }: About,
): Promise<Map<string, string>> {
  const asked = [...new Set(uids)]
  const open = asked.filter((uid) => uid === reader || shown.includes(uid))
  const others = asked.filter((uid) => !open.includes(uid))
  const [ofOpen, ofOthers] = await Promise.all([namesOf(open), namesOfOthers(reader, others, circles)])
  const names = new Map([...ofOpen, ...ofOthers].filter(([, name]) => name !== ''))
  if (names.size === 0) return names
  const [unnamed] = await unnamedIn([{ postId, uids: [...names.keys()] }])
  for (const uid of unnamed!) names.delete(uid)
  return names
}

async function namesOfOthers(reader: string, uids: readonly string[], circles: readonly string[]) {
  if (uids.length === 0) return []
  const { known, met } = await db.runTransaction(
    async (transaction) => {
      const roster = await rosterOf(transaction, reader)
      const strangers = uids.filter((uid) => !roster[uid])
      const found = strangers.length > 0 ? await readCircles(transaction, circles, reader) : []
      const groups = found.filter(({ circle, people }) => circle?.kind === 'group' && people[reader])
      return {
        known: uids.flatMap((uid) => (roster[uid] ? [[uid, roster[uid].name] as const] : [])),
        met: strangers.flatMap((uid) => {
          const there = groups.find(({ people }) => people[uid])?.people[uid]
          return there ? [[uid, there.name] as const] : []
        }),
      }
    },
    { readOnly: true },
  )
  const apart = await whichAreApart(
    db,
    met.map(([by]) => ({ uid: reader, by })),
  )
  return [...known, ...met.filter((_, index) => !apart[index])]
}
