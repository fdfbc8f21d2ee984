import { randomUUID } from 'node:crypto'
import { settingsSchema } from '@varanda/domain/account/settings'
import { codeLimits } from '@varanda/domain/account/sign-in-code'
import { DomainError } from '@varanda/domain/errors'
import { approvalNeeded } from '@varanda/domain/guardian/age-band-acts'
import { startHandOver as contract } from '@varanda/domain/guardian/calls/start-hand-over'
import { checkTakingOver, comesByCode } from '@varanda/domain/guardian/guardian'
import { approvalId, approvalSchema } from '@varanda/domain/guardian/guardian-approval'
import { isLocale } from '@varanda/domain/locale'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { getAuth } from 'firebase-admin/auth'
import { Timestamp } from 'firebase-admin/firestore'
import { hashCode, newCode } from '../../account/code-hash.ts'
import { setAlarm } from '../../alarm/set-alarm.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read, readIfWhole } from '../../lib/read.ts'
import { queueMessage } from '../../mail/queue-message.ts'
import { dropQuestion } from '../gate.ts'
import type { HandOver } from '../hand-over.ts'

/** Does the same for an address that is taken, but sends no message, so that its code is known to nobody. */
export const startHandOver = callable(contract, async ({ email, overseen }, { uid, standing: seen }, { now }) => {
  checkTakingOver(seen)
  const [taken] = (await getAuth().getUsers([{ email }])).users
  const isFree = !taken || taken.uid === uid
  const code = newCode()
  const secret = await hashCode(isFree ? code : `none ${randomUUID()}`)
  await db.runTransaction(async (transaction) => {
    const [held, settings, before] = await transaction.getAll(
      db.doc(paths.standing(uid)),
      db.doc(paths.settings(uid)),
      db.doc(paths.approval(uid, approvalId('hand-over', uid))),
    )
    const standing = read(standingSchema, held)!
    if (!standing.guardian || !comesByCode(standing)) throw new DomainError('bad-input')
    approvalNeeded(standing, 'take-over')
    const goodUntil = Timestamp.fromMillis(now.getTime() + codeLimits.minutes * 60_000)
    const next: HandOver = { ...secret, email, overseen, tries: 0, goodUntil, isProven: false }
    transaction.set(db.doc(paths.handOver(uid)), next)
    setAlarm(transaction, 'end-hand-over', { uid }, goodUntil)
    // It was about the address of before, and no yes to it could give the account that one.
    const asked = readIfWhole(approvalSchema, before)
    if (asked) dropQuestion(transaction, asked)
    if (!isFree) return
    const own = read(settingsSchema, settings)?.locale
    // The address is not the account's yet: no link could sign in to it.
    const parameters = { code, minutes: codeLimits.minutes, link: null }
    const mail = { template: 'sign-in-code', locale: isLocale(own) ? own : 'pt', to: email, parameters } as const
    queueMessage(transaction, randomUUID(), mail, now)
  })
  return {}
})
