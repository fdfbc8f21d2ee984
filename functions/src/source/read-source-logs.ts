import type { Moment } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import type { Audience } from '@varanda/domain/post/audience'
import { circleOf, sourcesOf } from '@varanda/domain/source/reach'
import type { SourceLog } from '@varanda/domain/source/reader-changes'
import { type Source, type SourceChange, sourceChangeSchema, sourcePostSchema } from '@varanda/domain/source/source'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { readCircles } from '../circle/read-circles.ts'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'
import { rosterOf } from './roster.ts'

/**
 * A change bears the time at which its call began, and may be written after a post of later: within so many milliseconds.
 * To whom the post went tells the two apart; not where it came into a source later, so that nobody looks back there.
 */
const callMs = 60_000

interface PostOfAuthor {
  postId: string
  author: string
  createdAt: Moment
}

/**
 * Reads the logs of the sources of a post since it is in them, as of `transaction`: of those whose people are its
 * author's to know, and of each the newest `most`. `isWhole`: there was no more.
 */
export async function readSourceLogs(
  transaction: Transaction,
  post: PostOfAuthor,
  audience: Audience,
  most: number,
): Promise<{ logs: SourceLog[]; isWhole: boolean }> {
  const { author } = post
  const circles = await readCircles(transaction, audience.circles, author)
  const found = await Promise.all(
    sourcesOf(author, audience).map(async (source) => {
      const id = circleOf(source)
      if (id === undefined) {
        const rows = await rosterOf(transaction, author)
        return { ...(await readLog(transaction, post, source, most)), rows, isGroup: false }
      }
      const { circle, people } = circles.find((one) => one.id === id)!
      const isListed = circle && (circle.kind === 'group' || circle.owner === author)
      if (!isListed) return undefined
      return { ...(await readLog(transaction, post, source, most)), rows: people, isGroup: circle.kind === 'group' }
    }),
  )
  const logs = found.filter((one) => one !== undefined)
  return { logs, isWhole: logs.every((log) => log.isWhole) }
}

async function readLog(transaction: Transaction, { postId, createdAt }: PostOfAuthor, source: Source, most: number) {
  const shared = readIfWhole(sourcePostSchema, await transaction.get(db.doc(paths.sourcePost(source, postId))))
  const at: keyof SourceChange = 'at'
  const newest = db
    .collection(paths.sourceLog(source))
    .where(at, '>', shared?.sharedAt ?? Timestamp.fromMillis(createdAt.toMillis() - callMs))
    .orderBy(at, 'desc')
    .limit(most)
  const { docs } = await transaction.get(newest)
  const changes = docs.flatMap((one) => readIfWhole(sourceChangeSchema, one) ?? []).reverse()
  return { source, changes, isLater: shared?.sharedAt !== undefined, isWhole: docs.length < most }
}
