import type { CircleMemory } from '@varanda/domain/circle/circle'
import { successionOrder } from '@varanda/domain/circle/succession'
import { type Standing, standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import type { Transaction } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'
import type { CircleBook } from '../membership.ts'

/** Whether somebody can come to own a group now: an adult who is active. */
export async function mayOwn(transaction: Transaction, uid: string): Promise<boolean> {
  const standing = await standingOf(transaction, uid)
  return standing?.status === 'active' && (standing.ageBand ?? 'adult') === 'adult'
}

/** Who would own a group without `leaving`; undefined where nobody can. */
export async function nextOwner(
  transaction: Transaction,
  { people }: CircleBook,
  leaving: string,
  memory: Pick<CircleMemory, 'successor'>,
): Promise<string | undefined> {
  for (const uid of successionOrder(people, leaving, memory)) if (await mayOwn(transaction, uid)) return uid
  return undefined
}

/**
 * Who acts as a group's owner: its owner, and while their account is not active whoever it would go to. Nothing is
 * written of it, so that it is theirs again once they are back.
 */
export async function actingOwner(
  transaction: Transaction,
  book: CircleBook,
  remembered: () => Promise<Pick<CircleMemory, 'successor'>>,
): Promise<string | undefined> {
  const { owner } = book.circle
  const isThere = (await standingOf(transaction, owner))?.status === 'active'
  return isThere ? owner : nextOwner(transaction, book, owner, await remembered())
}

/** Who looks after a circle: first whoever acts as its owner, then its owner and moderators. */
export async function keepersOf(
  transaction: Transaction,
  book: CircleBook,
  remembered: () => Promise<Pick<CircleMemory, 'successor'>>,
): Promise<string[]> {
  const { circle, people } = book
  const acting =
    circle.kind === 'group' && !circle.frozen ? await actingOwner(transaction, book, remembered) : circle.owner
  const keepers = Object.keys(people).filter((uid) => people[uid]!.role !== 'member' || uid === acting)
  return keepers.sort((one, other) => Number(other === acting) - Number(one === acting))
}

async function standingOf(transaction: Transaction, uid: string): Promise<Standing | undefined> {
  return readIfWhole(standingSchema, await transaction.get(db.doc(paths.standing(uid))))
}
