import { setTimeout as sleep } from 'node:timers/promises'
import { createWard } from '@varanda/domain/guardian/calls/create-ward'
import { finishHandOver } from '@varanda/domain/guardian/calls/finish-hand-over'
import { startHandOver } from '@varanda/domain/guardian/calls/start-hand-over'
import { newId } from '@varanda/domain/ids'
import type { MailDocument } from '@varanda/domain/mail/mail'
import type { Standing } from '@varanda/domain/member/standing'
import { day } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import type { Instance, Person } from '../instance.ts'
import { signInByCode } from './ward.ts'

/** A birth date of so many years, and a few days, ago. */
export const yearsAgo = (years: number) =>
  new Date(Date.now() - (years * 365.2425 + 3) * day).toISOString().slice(0, 10)

/** Wards of an instance, with an outbox, and how they grow up there. */
export function growingUp(instance: Instance) {
  const stored = async (path: string) => (await instance.db.doc(path).get()).data()
  const standingOf = (uid: string) => stored(paths.standing(uid)) as Promise<Standing>

  /** By a code of the guardian's; where sign-ins end twice within a second, a code of that second is from before. */
  async function signIn(uid: string, guardian: Person): Promise<Person> {
    const { validSince } = await standingOf(uid)
    await sleep(Math.max(0, validSince.seconds * 1000 - Date.now()))
    return signInByCode(instance, uid, guardian)
  }

  /** As if that many years were over: the birth date moves instead of the clock. */
  async function turn(uid: string, years: number): Promise<void> {
    await instance.db.doc(paths.contact(uid)).update({ birthDate: yearsAgo(years) })
    await instance.server.functions!.runSchedule('moveAgeBands')
    await instance.server.idle()
  }

  /** A ward of that age, signed in. */
  async function ward(guardian: Person, years: number): Promise<Person> {
    const made = { key: newId(), name: 'Lia', birthDate: yearsAgo(Math.min(years, 14)), locale: 'pt' } as const
    const { uid } = await instance.call(createWard, made, guardian)
    if (years > 14) await turn(uid, years)
    return signIn(uid, guardian)
  }

  /** The digits that went to this address last. */
  async function digitsTo(email: string): Promise<string> {
    await instance.server.idle()
    const found = await instance.db.collection(paths.mailQueue).where('to', '==', email).get()
    const mails = found.docs.sort((a, b) => a.createTime.toMillis() - b.createTime.toMillis())
    const mail = mails.at(-1)?.data() as MailDocument | undefined
    return /\d{6}/.exec(mail?.message?.subject ?? '')?.[0] ?? ''
  }

  /** Proves an address, so that the guardian is asked. */
  async function askToTakeOver(as: Person, email = `${as.uid}@example.org`, overseen = true): Promise<void> {
    await instance.call(startHandOver, { email, overseen }, as)
    await instance.call(finishHandOver, { code: await digitsTo(email) }, as)
  }

  return { stored, standingOf, signIn, turn, ward, digitsTo, askToTakeOver }
}
