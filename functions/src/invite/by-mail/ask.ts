import { createHash } from 'node:crypto'
import { settingsSchema } from '@varanda/domain/account/settings'
import { type Capability, capabilityIdOf } from '@varanda/domain/capability/capability'
import { capabilityLink } from '@varanda/domain/capability/capability-link'
import { newInviteToken } from '@varanda/domain/ids'
import { type MailJoining, type MailJoiningForm, mailJoiningLimits } from '@varanda/domain/invite/by-mail/mail-joining'
import { inviteSchema } from '@varanda/domain/invite/invite'
import { localizedPath } from '@varanda/domain/locale'
import { day } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { routes } from '@varanda/domain/site/routes'
import { getAuth } from 'firebase-admin/auth'
import { Timestamp } from 'firebase-admin/firestore'
import { codeIdOf } from '../../account/code-hash.ts'
import { db } from '../../lib/app.ts'
import { rateWithin } from '../../lib/rate-limit.ts'
import { read } from '../../lib/read.ts'
import { queueMessage } from '../../mail/queue-message.ts'
import { siteUrl } from '../../mail/settings.ts'
import { checkSeat } from './check-seat.ts'

/**
 * Queues the mail that asks, one a day for each invite and address: asking again is answered alike and changes nothing,
 * so that a lost answer costs no second mail. A member's address gets a mail that says so, and the answer is the same. Only
 * a mail is counted: who asks again, or is refused, uses up nobody's. Throws DomainError for a link that nobody can join
 * by, and `too-many-tries`.
 */
export async function askByMail(inviteId: string, asked: MailJoiningForm, now: Date): Promise<void> {
  const { email, locale } = asked
  const { inviter } = await checkSeat(read(inviteSchema, await db.doc(paths.invite(inviteId)).get()), now)
  const [account] = (await getAuth().getUsers([{ email }])).users
  const pair = createHash('sha256').update(`${inviteId} ${email}`).digest('hex').slice(0, 32)
  const mail = db.doc(paths.mail(`join-${pair}-${now.toISOString().slice(0, 10)}`))
  const token = newInviteToken()
  const id = await capabilityIdOf(token)
  const expiresAt = Timestamp.fromMillis(now.getTime() + mailJoiningLimits.goodMs)
  await db.runTransaction(async (transaction) => {
    const [mailed, standing, settings] = await transaction.getAll(
      mail,
      db.doc(paths.standing(account?.uid ?? 'nobody')),
      db.doc(paths.settings(account?.uid ?? 'nobody')),
    )
    if (mailed?.exists) return
    const counts = await Promise.all([
      rateWithin(transaction, 'invite-by-mail', codeIdOf(email), now),
      rateWithin(transaction, 'join-by-mail-of-invite', inviteId, now),
      rateWithin(transaction, 'all-mail-joinings', '', now),
    ])
    for (const count of counts) count()
    if (standing?.exists) {
      const reader = read(settingsSchema, settings)?.locale ?? locale
      const link = siteUrl() + localizedPath(reader, routes.auth.path)
      const message = { template: 'request-member', locale: reader, to: email, parameters: { link } } as const
      return queueMessage(transaction, mail.id, message, now)
    }
    const joining: MailJoining = { inviteId, asked, expiresAt }
    const thing = paths.mailJoining(id)
    const capability: Capability = { kind: 'mail-joining', owner: null, thing, until: expiresAt }
    transaction.create(db.doc(thing), joining)
    transaction.create(db.doc(paths.capability(id)), capability)
    const parameters = {
      inviter: inviter?.name ?? null,
      link: capabilityLink('by-mail', locale, token, siteUrl()),
      days: mailJoiningLimits.goodMs / day,
    }
    queueMessage(transaction, mail.id, { template: 'join-by-mail', locale, to: email, parameters }, now)
  })
}
