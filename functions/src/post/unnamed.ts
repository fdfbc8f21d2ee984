import { mayNameChildren } from '@varanda/domain/circle/strictest'
import { isWard } from '@varanda/domain/guardian/guardian'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'
import { circlesOf } from './mailable.ts'
import { readAudienceIfWhole } from './read-audience.ts'

/** A post, and whom something that leaves the app about it would name. */
interface Naming {
  postId: string
  uids: readonly string[]
}

/** Of each of these, who is not named: where a circle of the post was made so, whoever has a guardian. */
export async function unnamedIn(all: readonly Naming[]): Promise<Set<string>[]> {
  if (all.length === 0) return []
  const found = await db.getAll(...all.map(({ postId }) => db.doc(paths.postAudience(postId))))
  const ids = found.map((one) => readAudienceIfWhole(one)?.circles ?? [])
  const circles = await circlesOf(ids.flat())
  const asked = all.map(({ uids }, index) =>
    mayNameChildren(ids[index]!.flatMap((id) => circles.get(id) ?? [])) ? [] : uids,
  )
  const wards = await wardsAmong(asked.flat())
  return asked.map((uids) => new Set(uids.filter((uid) => wards.has(uid))))
}

async function wardsAmong(uids: readonly string[]): Promise<Set<string>> {
  const distinct = [...new Set(uids)]
  if (distinct.length === 0) return new Set()
  const found = await db.getAll(...distinct.map((uid) => db.doc(paths.standing(uid))))
  return new Set(
    distinct.filter((_, index) => {
      const standing = readIfWhole(standingSchema, found[index])
      return !standing || isWard(standing)
    }),
  )
}
