import { createHash } from 'node:crypto'
import { settingsSchema } from '@varanda/domain/account/settings'
import { capabilityIdOf, requestCapability } from '@varanda/domain/capability/capability'
import { capabilityLink } from '@varanda/domain/capability/capability-link'
import { DomainError } from '@varanda/domain/errors'
import { newInviteToken } from '@varanda/domain/ids'
import { savedInstanceSettingsSchema } from '@varanda/domain/instance/instance'
import { isLocale, type Locale, localizedPath } from '@varanda/domain/locale'
import { day } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { requestKeptMs } from '@varanda/domain/signup/signup-memory'
import {
  type SignupForm,
  type SignupRequest,
  type SignupStatus,
  type SignupWay,
  type SpentProof,
  signupLimits,
  signupOutcome,
  signupRequestSchema,
  spentProofSchema,
} from '@varanda/domain/signup/signup-request'
import { routes } from '@varanda/domain/site/routes'
import { getAuth } from 'firebase-admin/auth'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { keepRate } from '../lib/rate-limit.ts'
import { read } from '../lib/read.ts'
import { queueMessage } from '../mail/queue-message.ts'
import { siteUrl } from '../mail/settings.ts'
import { findableBy } from './marks.ts'
import type { Proof } from './proof.ts'
import { queueReceived } from './queue-received.ts'

interface Asking {
  form: SignupForm
  locale: Locale
  /** Null for an address that is to be confirmed by mail. */
  proof: Proof | null
}

const open: SignupStatus[] = ['unconfirmed', 'pending']

/**
 * Stores a request, one for each address, and queues one message a day to it that asks or says who is a member, and one
 * for each request that waits from now on. For an address that waits already or is a member's it does as much work, so
 * that neither answer nor time tells which it was. Throws `too-many-tries` before it looks anything up, `requests-closed`
 * when the instance takes no requests, and `proof-needed` for a proof that was used for another address.
 */
export async function askForInvite(
  { form, locale, proof }: Asking,
  { now, address }: { now: Date; address: string },
): Promise<void> {
  const way: SignupWay = proof ? 'proof' : 'mail'
  await withinLimits(way, form.email, address, now)
  const instance = read(savedInstanceSettingsSchema, await db.doc(paths.instanceSettings).get())
  if (instance?.requestsOpen === false) throw new DomainError('requests-closed')
  const [account] = (await getAuth().getUsers([{ email: form.email }])).users
  const uid = account?.uid ?? 'nobody'
  const by = createHash('sha256').update(form.email).digest('hex')
  const mail = db.doc(paths.mail(`request-${by.slice(0, 32)}-${now.toISOString().slice(0, 10)}`))
  const spent = db.doc(paths.spentProof(proof?.id ?? 'none'))
  const mine = db.collection(paths.signupRequests).where('email', '==', form.email).where('status', 'in', open)
  const token = newInviteToken()
  const request = db.doc(paths.signupRequest(await capabilityIdOf(token)))
  const findable = proof ? await findableBy(form) : {}

  await db.runTransaction(async (transaction) => {
    const [standing, settings, mailed, spender] = await transaction.getAll(
      db.doc(paths.standing(uid)),
      db.doc(paths.settings(uid)),
      mail,
      spent,
    )
    const known = await transaction.get(mine)
    const spentBy = read(spentProofSchema, spender)?.by
    if (spentBy !== undefined && spentBy !== by) throw new DomainError('proof-needed')
    if (proof) {
      // Kept a day longer than the proof could be sent again.
      const note: SpentProof = { by, expiresAt: Timestamp.fromMillis(proof.expiresAt + day) }
      transaction.set(spent, note)
    }
    const seen = {
      isMember: standing?.exists === true,
      statuses: known.docs.map((one) => read(signupRequestSchema, one).status),
      isMailed: mailed?.exists === true,
    }
    const outcome = signupOutcome(way, seen)
    const write = (message: Parameters<typeof queueMessage>[2]) => {
      if (!seen.isMailed) queueMessage(transaction, mail.id, message, now)
    }
    if (outcome === 'member') {
      const own = read(settingsSchema, settings)?.locale
      const reader = isLocale(own) ? own : locale
      const link = siteUrl() + localizedPath(reader, routes.auth.path)
      write({ template: 'request-member', locale: reader, to: form.email, parameters: { link } })
    }
    if (outcome !== 'new') return
    for (const { ref } of known.docs) {
      transaction.delete(ref)
      transaction.delete(db.doc(paths.capability(ref.id)))
    }
    transaction.create(request, { ...documentOf(form, locale, way, now), ...findable })
    const capability = requestCapability(request.id, Timestamp.fromMillis(now.getTime() + requestKeptMs))
    transaction.create(db.doc(capability.path), capability.data)
    if (way === 'proof') {
      // Whatever was mailed today: it takes the place of a request whose link was mailed, and ends that link.
      queueReceived(transaction, request.id, { locale, email: form.email }, token, now)
    } else {
      const link = capabilityLink('confirm', locale, token, siteUrl())
      const parameters = { link, hours: signupLimits.confirmHours }
      write({ template: 'request-confirm', locale, to: form.email, parameters })
    }
  })
}

async function withinLimits(way: SignupWay, email: string, address: string, now: Date): Promise<void> {
  await keepRate(way === 'proof' ? 'requestInvite' : 'request-by-page', address, now)
  await keepRate('request-for-address', email, now)
  await keepRate(way === 'proof' ? 'all-requests' : 'all-requests-by-page', '', now)
}

function documentOf(form: SignupForm, locale: Locale, way: SignupWay, now: Date): SignupRequest {
  const at = Timestamp.fromDate(now)
  const keptMs = way === 'proof' ? signupLimits.keptMs : signupLimits.confirmHours * 60 * 60_000
  return {
    ...form,
    phone: form.phone || null,
    locale,
    status: way === 'proof' ? 'pending' : 'unconfirmed',
    askedAt: at,
    pendingSince: way === 'proof' ? at : null,
    expiresAt: Timestamp.fromMillis(now.getTime() + keptMs),
  }
}
