import { createHash } from 'node:crypto'
import { calendarDay } from '@varanda/domain/calendar-day'
import type { Invite } from '@varanda/domain/invite/invite'
import type { DocumentWrite } from '@varanda/domain/invite/joining'
import { type MailDocument, mailLimits } from '@varanda/domain/mail/mail'
import { searchKeys } from '@varanda/domain/member/directory'
import { day } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { businessDaysBefore, isBusinessDay } from '@varanda/domain/signup/business-days'
import { forgetRequest, signupMemory } from '@varanda/domain/signup/signup-memory'
import {
  type Reviewer,
  type SignupRequest,
  signupLimits,
  type Vouch,
  type VouchQuestion,
} from '@varanda/domain/signup/signup-request'
import { reviewLimits } from '@varanda/domain/signup/signup-review'
import { derivedId } from './derived-id.ts'
import { Instant } from './instant.ts'
import { people, uidOf, type Who } from './people.ts'
import { requests, type ToldRequest } from './story/requests.ts'

const hour = 60 * 60 * 1000
const hex = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * What asking for an invite, and answering, wrote by the first start. `newToken` is asked for each page and each seat.
 */
export function requestDocuments(firstStart: Date, newToken: (who: string) => string): DocumentWrite[] {
  return requests.flatMap((told, index) => documentsOf(told, `request ${index}`, firstStart, newToken))
}

function documentsOf(
  told: ToldRequest,
  label: string,
  firstStart: Date,
  newToken: (who: string) => string,
): DocumentWrite[] {
  const id = hex(newToken(label))
  const ago = (millis: number) => new Instant(new Date(firstStart.getTime() - millis))
  const { email, phone, name, smartphone, usage, knows, locale, answer } = told
  const askedAt = told.waits === undefined ? ago((told.asked ?? 0) * day) : waitingSince(told.waits, firstStart)
  const { cida } = people
  const by: Reviewer = { uid: uidOf('cida'), name: cida.name }
  const request: SignupRequest = {
    name,
    email,
    phone,
    smartphone,
    usage,
    knows,
    locale,
    status: 'pending',
    askedAt,
    pendingSince: askedAt,
    expiresAt: new Instant(new Date(askedAt.toMillis() + signupLimits.keptMs)),
    keys: searchKeys(name, email),
    marks: marksOf(told, label),
    ...(told.taken && { taken: { by, at: new Instant(new Date(askedAt.toMillis() + 26 * hour)) } }),
    ...(told.vouches && { vouches: vouchesOf(told, ago(20 * hour)) }),
  }
  if (!answer)
    return [{ path: paths.signupRequest(id), data: request }, ...questions(told, request, id, ago(20 * hour))]

  const answeredAt = ago(answer.hoursAgo * hour)
  const answered = { ...request, expiresAt: null, answeredAt, taken: { by, at: ago((answer.hoursAgo + 3) * hour) } }
  const later = (from: Instant, millis: number) => new Instant(new Date(from.millis + millis))
  if (answer.kind === 'approved') {
    const inviteId = hex(newToken(`seat of ${label}`))
    const goodUntil = later(answeredAt, reviewLimits.seatDays * day)
    const joinedAt = answer.joinedHoursAgo === undefined ? undefined : ago(answer.joinedHoursAgo * hour)
    const data: SignupRequest = {
      ...answered,
      status: joinedAt ? 'joined' : 'approved',
      answer: { kind: 'approved', by, inviteId, goodUntil, sends: 1 },
      forgetAt: later(answeredAt, signupMemory.forgetAfter.approved),
      ...(joinedAt && { joinedAt }),
    }
    if (told.forgotten) return [forgotten(data, id, later(answeredAt, signupMemory.forgetAfter.joined))]
    const seat: Invite = {
      kind: 'applicant',
      inviter: null,
      state: 'open',
      seats: 1,
      taken: 0,
      reserved: 0,
      createdAt: answeredAt,
      expiresAt: goodUntil,
      requestId: id,
      guest: { name, message: '', locale, circles: [], addressHash: hex(email) },
    }
    return [
      { path: paths.signupRequest(id), data },
      { path: paths.invite(inviteId), data: seat },
    ]
  }
  const mailAt = later(answeredAt, reviewLimits.undoMs)
  const mailId = `request-${id.slice(0, 32)}-declined-${answeredAt.millis}`
  const { template, reason } = answer
  const data: SignupRequest = {
    ...answered,
    status: 'declined',
    answer: { kind: 'declined', by, template, reason, mailId, mailAt },
    forgetAt: later(answeredAt, signupMemory.forgetAfter.declined),
  }
  if (told.forgotten) return [forgotten(data, id, later(answeredAt, signupMemory.forgetAfter.declined))]
  if (mailAt.millis <= firstStart.getTime()) return [{ path: paths.signupRequest(id), data }]
  // It waits for its day to be over, as the instance's own does.
  const message: MailDocument<'request-declined'> = {
    template: 'request-declined',
    locale,
    uid: null,
    to: email,
    parameters: { reason },
    state: 'waiting',
    tries: 0,
    createdAt: answeredAt,
    dueAt: mailAt,
    expiresAt: later(answeredAt, mailLimits.keptMs),
  }
  return [
    { path: paths.signupRequest(id), data },
    { path: paths.mail(mailId), data: message },
  ]
}

/** In the morning of the last day from which so many business days have begun; today: three hours ago. */
function waitingSince(days: number, firstStart: Date): Instant {
  if (days === 0) return new Instant(new Date(firstStart.getTime() - 3 * hour))
  let on = businessDaysBefore(calendarDay(firstStart), days)
  // People ask on Sundays too, but the demo's rows are easier to check against a calendar this way.
  while (!isBusinessDay(on)) on = calendarDay(new Date(Date.parse(`${on}T12:00:00Z`) - day))
  const minute = String((days * 17) % 60).padStart(2, '0')
  return new Instant(new Date(`${on}T09:${minute}:00-03:00`))
}

/** Made up like everything here: the instance's own are keyed hashes. */
function marksOf({ alike }: ToldRequest, label: string): string[] {
  return (['e', 'p', 'n'] as const).map((kind) => `${kind}:${derivedId(`mark ${kind} ${alike?.[kind] ?? label}`, 22)}`)
}

function vouchesOf({ vouches = {} }: ToldRequest, at: Instant): Record<string, Vouch> {
  return Object.fromEntries(
    Object.entries(vouches).map(([who, answer]) => {
      const { name } = people[who as Who]
      const asked: Vouch = { name, askedAt: at }
      return [uidOf(who as Who), answer === 'unanswered' ? asked : { ...asked, answer, answeredAt: at }]
    }),
  )
}

function questions(
  { vouches = {}, name }: ToldRequest,
  { expiresAt }: SignupRequest,
  id: string,
  askedAt: Instant,
): DocumentWrite[] {
  return Object.entries(vouches).flatMap(([who, answer]) => {
    const question: VouchQuestion = { name, askedAt, ...(expiresAt && { expiresAt }) }
    return answer === 'unanswered' ? [{ path: paths.vouch(uidOf(who as Who), id), data: question }] : []
  })
}

function forgotten(request: SignupRequest, id: string, forgottenAt: Instant): DocumentWrite {
  const expiresAt = new Instant(new Date(forgottenAt.millis + signupMemory.countedMs))
  const data: SignupRequest = { ...forgetRequest(request), forgottenAt, expiresAt }
  return { path: paths.signupRequest(id), data }
}
