import { setTimeout } from 'node:timers/promises'
import { codeAddress } from '@varanda/domain/account/sign-in-code'
import {
  type AccountsNight,
  type InstanceNights,
  mostWithoutAccount,
  nightLimits,
} from '@varanda/domain/instance/nights'
import { suspended } from '@varanda/domain/member/member-changes'
import type { Standing } from '@varanda/domain/member/standing'
import { isShutOut, standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth'
import { FieldPath, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { codeIdOf } from '../account/code-hash.ts'
import { invitesTo } from '../invite/address-invite.ts'
import { isAskedByMail } from '../invite/by-mail/is-asked.ts'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'
import { actOnMember } from './act-on-member.ts'

/** Identity lists and deletes up to 1,000 accounts at once, and looks up 100 uids. */
const perList = 1000
const perPage = 100
/** Accounts that are checked at the same time. */
const atOnce = 50
/** Milliseconds between two requests for deletion: identity takes one a second. */
const deleteEvery = 1000

/**
 * The reason that administrators read on the member's screen; in both languages, since it is stored once for all of
 * them.
 */
const reason = 'A conta foi apagada. · The account was deleted.'

/**
 * Deletes accounts without membership, then shuts out members without account. Identity is asked first and for
 * everything: where it does not answer, the round ends before it has changed anything that depends on the answer. Safe
 * to be run twice or to die anywhere; the next night goes on.
 */
export async function sweepAccounts(now: Date): Promise<void> {
  const auth = getAuth()
  const lonely = await deleteLonely(auth, now)
  const gone = await suspendGone(auth, now)
  const accounts: AccountsNight = { at: Timestamp.fromDate(now), ...lonely, ...gone }
  await db.doc(paths.instanceNights).set({ accounts } satisfies InstanceNights, { merge: true })
  if (accounts.withoutStanding > 0)
    console.error(`sweep-accounts: ${accounts.withoutStanding} accounts have lost their standing`)
}

async function deleteLonely(auth: Auth, now: Date): Promise<Pick<AccountsNight, 'deleted' | 'withoutStanding'>> {
  let [deleted, withoutStanding] = [0, 0]
  let token: string | undefined
  do {
    const { users, pageToken } = await auth.listUsers(perList, token)
    token = pageToken
    const strangers = await withoutMembership(users)
    // Claims are copied from a standing. An account that has them but no standing may be all that is left of a member
    // after a loss in the store, so it stays.
    const isLost = ({ customClaims }: UserRecord) => customClaims?.status !== undefined
    withoutStanding += strangers.filter(isLost).length
    const over = await thatAreOver(
      strangers.filter((account) => !isLost(account)),
      now,
    )
    if (over.length === 0) continue
    // Somebody may have come in while the accounts were looked at.
    const going = await withoutMembership(over.slice(0, nightLimits.deletions - deleted))
    if (going.length === 0) continue
    const { failureCount, successCount } = await auth.deleteUsers(going.map(({ uid }) => uid))
    deleted += successCount
    if (failureCount > 0) console.error(`sweep-accounts: ${failureCount} accounts could not be deleted`)
    if (token) await setTimeout(deleteEvery)
  } while (token && deleted < nightLimits.deletions)
  return { deleted, withoutStanding }
}

async function thatAreOver(accounts: readonly UserRecord[], now: Date): Promise<UserRecord[]> {
  const all: UserRecord[] = []
  for (let from = 0; from < accounts.length; from += atOnce) {
    const part = accounts.slice(from, from + atOnce)
    const over = await Promise.all(part.map((account) => isOver(account, now)))
    all.push(...part.filter((_, index) => over[index]))
  }
  return all
}

async function withoutMembership(users: readonly UserRecord[]): Promise<UserRecord[]> {
  if (users.length === 0) return []
  const standings = await db.getAll(...users.map(({ uid }) => db.doc(paths.standing(uid))))
  return users.filter((_, index) => !standings[index]!.exists)
}

/**
 * Whether nobody is about to come in with this account. Apps in use renew their token every hour, so an account that
 * was quiet for a day is in nobody's hands while it is deleted. A disabled account was disabled by an administrator and
 * stays.
 */
async function isOver({ email, disabled, metadata }: UserRecord, now: Date): Promise<boolean> {
  const quietSince = now.getTime() - nightLimits.quietMs
  const used = [metadata.lastSignInTime, metadata.lastRefreshTime].map((at) => (at ? Date.parse(at) : 0))
  if (disabled || Date.parse(metadata.creationTime) > now.getTime() - nightLimits.lonelyMs) return false
  if (Math.max(...used) > quietSince) return false
  if (!email) return true
  const address = codeAddress(email)
  const asked = await db.doc(paths.signInCode(codeIdOf(address))).get()
  if (asked.exists && asked.updateTime!.toMillis() > quietSince) return false
  // Whoever was asked comes in by the account that is there, without signing in.
  if (await isAskedByMail(address, now)) return false
  return (await invitesTo(address, now)).length === 0
}

async function suspendGone(
  auth: Auth,
  now: Date,
): Promise<Pick<AccountsNight, 'withoutAccount' | 'suspended' | 'tooMany'>> {
  const gone: string[] = []
  let members = 0
  let last: QueryDocumentSnapshot | undefined
  do {
    const cards = db.collection(paths.directory).orderBy(FieldPath.documentId()).select().limit(perPage)
    const page = await (last ? cards.startAfter(last) : cards).get()
    members += page.size
    last = page.size < perPage ? undefined : page.docs.at(-1)
    if (page.empty) break
    const { notFound } = await auth.getUsers(page.docs.map(({ id }) => ({ uid: id })))
    const uids = notFound.flatMap((one) => ('uid' in one ? one.uid : []))
    if (uids.length === 0) continue
    const standings = await db.getAll(...uids.map((uid) => db.doc(paths.standing(uid))))
    gone.push(
      ...standings.flatMap((one, index) => (needsNothing(readIfWhole(standingSchema, one)) ? [] : uids[index]!)),
    )
  } while (last)
  if (gone.length > mostWithoutAccount(members)) {
    console.error(`sweep-accounts: ${gone.length} of ${members} members have no account: nobody is suspended for it`)
    return { withoutAccount: gone.length, suspended: 0, tooMany: true }
  }
  let count = 0
  for (const uid of gone) if (await suspend(uid, now)) count += 1
  return { withoutAccount: gone.length, suspended: count, tooMany: false }
}

/** Without a standing there is nothing to suspend either. */
const needsNothing = (standing: Standing | undefined) => standing === undefined || isShutOut(standing)

async function suspend(uid: string, now: Date): Promise<boolean> {
  try {
    const { changed } = await actOnMember({ uid }, null, now, (state) => {
      const change = suspended(state, reason, Timestamp.fromDate(now))
      return change && { ...change, facts: { ...change.facts, account: 'gone' } }
    })
    return changed
  } catch (error) {
    // The last administrator, or a member without a profile: administrators have to look at it.
    console.error(
      `sweep-accounts: a member without account could not be suspended: ${(error as { code?: string }).code}`,
    )
    return false
  }
}
