import { setTimeout as wait } from 'node:timers/promises'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'
import { customTokenFor } from './custom-token.ts'
import { validSinceOf } from './valid-since.ts'

/** Milliseconds. Identity dates each end a second after the one before it, and a hand-over makes a few in a row. */
const longest = 3000

/**
 * A custom token once a sign-in by it counts for identity, too, as photos ask, and not only for the standing, which counts
 * from `from` (seconds since 1970; 0 for who is no member). Null where another end of sign-ins came meanwhile: nothing
 * that was proven before it outlives it.
 */
export async function tokenThatCounts(uid: string, from = 0): Promise<string | null> {
  const since = await validSinceOf(uid)
  const rest = Math.max(from, since ?? 0) * 1000 - Date.now()
  if (rest <= 0) return customTokenFor(uid, from)
  await wait(Math.min(rest, longest))
  const standing = read(standingSchema, await db.doc(paths.standing(uid)).get())
  const isEnded = (standing?.validSince.seconds ?? 0) > from || (await validSinceOf(uid)) !== since
  return isEnded ? null : customTokenFor(uid, from)
}
