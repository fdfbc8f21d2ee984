import { capabilityIdOf } from '@varanda/domain/capability/capability'
import type { AgeBand } from '@varanda/domain/guardian/age-band'
import { comesByCode, isGuarded, isHandedOver } from '@varanda/domain/guardian/guardian'
import { type Approval, approvalSchema } from '@varanda/domain/guardian/guardian-approval'
import { newInviteToken } from '@varanda/domain/ids'
import { defaultSettings, savedInstanceSettingsSchema } from '@varanda/domain/instance/instance'
import { type NewLink, ownLinkDocuments } from '@varanda/domain/invite/joining'
import type { Contact } from '@varanda/domain/member/contact'
import type { Standing } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { FieldValue, type QueryDocumentSnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { setAlarm } from '../alarm/set-alarm.ts'
import { db } from '../lib/app.ts'
import { read, readIfWhole } from '../lib/read.ts'
import { endSignIns } from '../member/end-sign-ins.ts'
import { dropQuestion } from './gate.ts'

/** What has to be read for a change of age band before anything is written. */
export interface BandChange {
  uid: string
  standing: Standing
  band: AgeBand
  questions: QueryDocumentSnapshot[]
  /** The guardian who was let stay sees the account no more, and nobody answers for it. */
  ends: boolean
  /** An address is kept that is none: the account comes in by the guardian's code. */
  losesAddress: boolean
  /** Whether somebody has it among their wards: not a guardian whose account is gone. */
  isKnown: boolean
  /** A first link for who may invite from now on; null for who has one or may not. */
  link: NewLink | null
  /** How many seats that link has. */
  seats: number
}

/** Reads what a change to this band takes with it. */
export async function readBandChange(
  transaction: Transaction,
  uid: string,
  standing: Standing,
  band: AgeBand,
): Promise<BandChange> {
  const { guardian } = standing
  const [contact, invite, settings, known] = await transaction.getAll(
    db.doc(paths.contact(uid)),
    db.doc(paths.ownInvite(uid)),
    db.doc(paths.instanceSettings),
    ...(guardian ? [db.doc(paths.ward(guardian, uid))] : []),
  )
  const questions = (await transaction.get(db.collection(paths.approvals(uid)))).docs
  const token = newInviteToken()
  const link = isGuarded({ ageBand: band }) || invite?.exists ? null : { token, inviteId: await capabilityIdOf(token) }
  const { seatsForNewcomers: seats } = { ...defaultSettings, ...read(savedInstanceSettingsSchema, settings) }
  const overseen = isHandedOver(standing)
  const ends = band === 'adult' && guardian != null && overseen
  const losesAddress =
    comesByCode({ ageBand: band, guardian: guardian ?? null, overseen }) && Boolean(contact?.get('email'))
  return { uid, standing, band, questions, ends, losesAddress, isKnown: known?.exists === true, link, seats }
}

/**
 * Writes the band and what changes with it. From 16 on no guardian approves this member's contacts, so questions about
 * them and the overview are deleted and a newcomer's seats are given; at 18 a guardian who was let stay is removed. An
 * account that was not taken over keeps its guardian, for sign-in codes only, so that a birthday shuts nobody out, and
 * somebody else can be asked to be it. Whoever turns out to be under 16 never took their account over: the guardian
 * opens it again, and answers for it; the address is forgotten. Answers whether childhood ended or is back: sign-ins are
 * ended then, and the caller goes on with `forgetProviders` and `forgetSignIns`.
 */
export function writeBandChange(transaction: Transaction, change: BandChange, now: Date): boolean {
  const { uid, standing, band, questions, ends, losesAddress, isKnown, link, seats } = change
  const { guardian } = standing
  const isChild = isGuarded({ ageBand: band })
  const staysOverseen = band === 'youth' && isHandedOver(standing)
  transaction.update(db.doc(paths.standing(uid)), {
    ageBand: band,
    ...(ends && { guardian: null }),
    ...(!staysOverseen && { overseen: FieldValue.delete() }),
  })
  if (losesAddress) {
    const none = { email: '', isShown: FieldValue.delete() }
    transaction.update(db.doc(paths.contact(uid)), none satisfies { [Field in keyof Contact]?: unknown })
    // Identity has it as well, and is asked outside of the transaction.
    setAlarm(transaction, 'end-hand-over', { uid }, Timestamp.fromDate(now))
  }
  const signsOut = isGuarded(standing) !== isChild
  if (signsOut) endSignIns(transaction, uid, standing, now)
  if (guardian && ends) transaction.delete(db.doc(paths.ward(guardian, uid)))
  else if (guardian && isKnown) {
    const looksOn = !staysOverseen && { handedOver: FieldValue.delete() }
    transaction.update(db.doc(paths.ward(guardian, uid)), { ageBand: band, ...looksOn })
  }
  for (const question of questions) {
    const held = readIfWhole(approvalSchema, question)
    if (!held || staysOpen(held, band, ends)) continue
    dropQuestion(transaction, held)
    // Nobody answers it any more.
    if (held.kind === 'hand-over') transaction.delete(db.doc(paths.handOver(uid)))
  }
  if (isChild) {
    // Nor does one that was begun go on: an address that came back already would be given to the account.
    transaction.delete(db.doc(paths.handOver(uid)))
    return signsOut
  }
  if (guardian && !staysOverseen) transaction.delete(db.doc(paths.guardianOverview(uid)))
  if (!link) return signsOut
  for (const { path, data } of ownLinkDocuments(uid, link, Timestamp.fromDate(now), seats))
    transaction.set(db.doc(path), data)
  return signsOut
}

/** Whether a question goes on in that band. `ends`: nobody answers for the account any more. */
function staysOpen({ kind }: Approval, band: AgeBand, ends: boolean): boolean {
  if (kind === 'hand-over') return band === 'youth'
  if (isGuarded({ ageBand: band })) return true
  // Who makes the codes is asked until the account is taken over.
  return !ends && (kind === 'guardianship' || kind === 'release')
}
