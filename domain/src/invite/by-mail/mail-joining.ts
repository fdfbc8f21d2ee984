import * as v from 'valibot'
import { digestWishSchema } from '../../digest/digest-wish.ts'
import { ageBandOf } from '../../guardian/age-band.ts'
import { locales } from '../../locale.ts'
import { joinByAge } from '../../member/age.ts'
import { day, momentSchema } from '../../moment.ts'

/** `goodMs`: how long somebody has to confirm (milliseconds). */
export const mailJoiningLimits = { goodMs: 3 * day } as const

/** How often and when their mail is to come: a rhythm that is one, and the zone of the clock that its hour is of. */
export const mailRhythms = ['weekly', 'daily'] as const
const { hour, weekday } = v.required(digestWishSchema, ['hour', 'weekday']).entries
export const mailWish = {
  rhythm: v.picklist(mailRhythms),
  hour,
  weekday,
  zone: v.pipe(v.string(), v.regex(/^[\w+-]{1,32}(\/[\w+-]{1,32}){0,2}$/)),
}

/**
 * `mailJoinings/{sha256(token)}`: somebody who wants to come in by mail alone, until whoever has the mailbox says so. The
 * token is in the mail alone. Functions only. Once it is answered nothing of its person is left.
 */
export const mailJoiningSchema = v.object({
  inviteId: v.string(),
  asked: v.exactOptional(
    v.object({
      name: v.string(),
      email: v.string(),
      birthDate: v.string(),
      locale: v.picklist(locales),
      ...mailWish,
    }),
  ),
  expiresAt: momentSchema,
})
export type MailJoining = v.InferOutput<typeof mailJoiningSchema>
export type MailJoiningForm = NonNullable<MailJoining['asked']>

/**
 * Who may be a member by mail alone: adults. The app is where the young are looked after: there a guardian is asked, a
 * person is blocked, and something is reported, and a mail that is passed on has none of it.
 */
export function mayJoinByMail(birthDate: string, now: Date): 'ok' | 'guardian' | 'youth' | 'impossible' {
  const age = joinByAge(birthDate, now)
  if (age !== 'ok') return age
  return ageBandOf(birthDate, now) === 'adult' ? 'ok' : 'youth'
}
