import { DomainError } from '@varanda/domain/errors'
import { isGuarded } from '@varanda/domain/guardian/guardian'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { mentionsOf } from '@varanda/domain/post/marks'
import type { Post } from '@varanda/domain/post/post'
import type { Transaction } from 'firebase-admin/firestore'
import type { CircleRead } from '../circle/read-circles.ts'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'

/** For whose subscribers a post is; nothing for one that is not for any. */
export function tierOf(circles: readonly Pick<CircleRead, 'id' | 'circle'>[]): Pick<Post, 'tier'> {
  const tier = circles.find(({ circle }) => circle?.tier)
  return tier ? { tier: tier.id } : {}
}

/** What is paid for calls nobody who has a guardian. Throws `not-for-subscribers`. */
export async function checkForSubscribers(transaction: Transaction, text: string): Promise<void> {
  const called = mentionsOf(text)
  if (called.length === 0) return
  const standings = await transaction.getAll(...called.map((uid) => db.doc(paths.standing(uid))))
  const guarded = standings.some((found) => {
    const standing = readIfWhole(standingSchema, found)
    return standing !== undefined && (isGuarded(standing) || typeof standing.guardian === 'string')
  })
  if (guarded) throw new DomainError('not-for-subscribers')
}
