import { randomUUID } from 'node:crypto'
import { requestCode as contract } from '@varanda/domain/account/calls/request-code'
import { settingsSchema } from '@varanda/domain/account/settings'
import {
  bookEnds,
  type CodeBook,
  codeBookSchema,
  codeLimits,
  nextAsk,
  type SignInCode,
} from '@varanda/domain/account/sign-in-code'
import { DomainError } from '@varanda/domain/errors'
import { comesByCode } from '@varanda/domain/guardian/guardian'
import { isLocale } from '@varanda/domain/locale'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { getAuth } from 'firebase-admin/auth'
import { Timestamp } from 'firebase-admin/firestore'
import { invitesTo } from '../../invite/address-invite.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { keepRate } from '../../lib/rate-limit.ts'
import { read } from '../../lib/read.ts'
import { queueMessage } from '../../mail/queue-message.ts'
import { askedCodeIdOf, codeIdOf, hashCode, networkMarkOf, newCode } from '../code-hash.ts'
import { signInLink } from '../sign-in-link.ts'

/**
 * Sends six digits and a link to an address that has an account or an invite. For any other address it does the same
 * work, down to the link and the stored code, and only leaves the message out, so that the caller cannot tell which it
 * was. Each request has a code of its own, so that asking replaces nobody else's code; callers from networks that the
 * owner has not signed in from have waits of their own.
 *
 * A member whose address was never verified gets the digits without the link: signing in by link makes identity remove
 * the account's password, signing in by digits does not (`signInWithCode`).
 */
export const requestCode = callable(contract, async ({ request, email, locale }, _caller, { now, address }) => {
  await keepRate(contract.name, address, now)
  const [{ users }, invites, linkIn] = await Promise.all([
    getAuth().getUsers([{ email }]),
    invitesTo(email, now),
    signInLink(email),
  ])
  const [found] = users
  const uid = found && !found.disabled ? found.uid : null
  const isInvited = !found && invites.length > 0
  const isNobodys = uid === null && !isInvited
  const code = newCode()
  // An address with neither account nor invite is given the hash of something that nobody can type as a code.
  const secret = await hashCode(isNobodys ? `none ${randomUUID()}` : code)
  const bookReference = db.doc(paths.signInCode(codeIdOf(email)))
  const askedReference = db.doc(paths.signInCode(askedCodeIdOf(email, request)))
  const goodUntil = Timestamp.fromMillis(now.getTime() + codeLimits.minutes * 60_000)
  await db.runTransaction(async (transaction) => {
    const [stored, settings, held, before] = await transaction.getAll(
      bookReference,
      db.doc(paths.settings(uid ?? 'nobody')),
      db.doc(paths.standing(uid ?? 'nobody')),
      askedReference,
    )
    // This request was answered before: the caller repeats it because the answer was lost.
    if (before?.exists) return
    const { familiar, lanes }: Pick<CodeBook, 'familiar' | 'lanes'> = read(codeBookSchema, stored) ?? {
      familiar: [],
      lanes: {},
    }
    const lane = familiar.includes(networkMarkOf(email, address)) ? 'familiar' : 'strange'
    const ask = nextAsk(lanes[lane], now)
    if (!ask) throw new DomainError('too-many-tries')
    const next = { ...lanes, [lane]: { asked: ask.asked, nextAt: Timestamp.fromMillis(ask.nextAt) } }
    const expiresAt = Timestamp.fromMillis(bookEnds({ familiar, lanes: next }, now))
    transaction.set(bookReference, { familiar, lanes: next, expiresAt } satisfies CodeBook)
    const asked: SignInCode = { ...secret, uid, isInvited, tries: 0, goodUntil, lane, expiresAt: goodUntil }
    transaction.create(askedReference, asked)
    if (isNobodys) return
    const own = read(settingsSchema, settings)?.locale
    const readers = isLocale(own) ? own : locale
    const standing = read(standingSchema, held)
    const isForLink = !standing || (found?.emailVerified && !comesByCode(standing))
    const link = (isForLink && linkIn?.(readers)) || null
    const parameters = { code, minutes: codeLimits.minutes, link }
    const mail = { template: 'sign-in-code', locale: readers, to: email, parameters } as const
    queueMessage(transaction, randomUUID(), mail, now)
  })
  return {}
})
