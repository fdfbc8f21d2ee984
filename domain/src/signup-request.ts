import * as v from 'valibot'
import type { Locale } from './locale.ts'
import { isMailAddress } from './mail.ts'
import type { Moment } from './moment.ts'
import { day } from './moment.ts'
import { codeAddress } from './sign-in-code.ts'
import { showsSomething, withoutDisguise } from './visible-text.ts'

export const signupLimits = {
  /** Characters. */
  name: 100,
  phone: 30,
  usage: 1_000,
  /** Requests of one e-mail address a day, and how long a network's window is, in milliseconds. */
  perEmail: 5,
  networkMs: 30 * 60_000,
  /** How long a link that confirms an address is good. */
  confirmHours: 48,
  /** How long a challenge may be solved and spent. */
  challengeMs: 10 * 60_000,
  /** A plain form's body. */
  bodyBytes: 16 * 1024,
  /** How long a request stays in the books after it was sent, answered or not (milliseconds). */
  keptMs: 180 * day,
} as const

/**
 * How a stranger shows that they mean it: by their device's work, or by opening a link in their mailbox. Each way has its
 * limits: of one network in half an hour, and of everybody a day. On Firebase a plain form comes through Hosting, which
 * stands for many people.
 */
export const signupWays = {
  proof: { perNetwork: 10, perDay: 500 },
  mail: { perNetwork: 20, perDay: 200 },
} as const
export type SignupWay = keyof typeof signupWays

/** The work of a challenge: so many rounds of PBKDF2 for each number tried, and between which numbers it ends. */
export const proofWork = { rounds: 1_000, from: 1_500, upTo: 4_000 } as const

/** Where the form is posted to without JavaScript, without language prefix, and what stands below. */
export const signupPaths = {
  form: '/request-invite',
  challenge: '/request-invite/challenge',
  asked: '/request-invite/asked',
  confirm: '/request-invite/confirm',
  received: '/request-invite/received',
} as const

/** A field that people do not see, and that programs fill in. */
export const signupTrap = 'topic'

export const smartphones = ['android', 'iphone', 'other'] as const
export type Smartphone = (typeof smartphones)[number]

/** `unconfirmed` waits for its link; `pending` for the house. */
export const signupStatuses = ['unconfirmed', 'pending', 'approved', 'declined', 'joined'] as const
export type SignupStatus = (typeof signupStatuses)[number]

/** What keeps a field from being sent. */
export type SignupFault = 'empty' | 'long' | 'malformed'
const fault = (code: SignupFault) => code

/** One line without disguises. */
const fullName = v.pipe(
  v.string(fault('empty')),
  v.transform((text) => withoutDisguise(text.replace(/\s+/gu, ' ')).trim()),
  v.check((text) => text.isWellFormed() && showsSomething(text), fault('empty')),
  v.maxLength(signupLimits.name, fault('long')),
)

const email = v.pipe(
  v.string(fault('empty')),
  v.transform(codeAddress),
  v.nonEmpty(fault('empty')),
  v.check(isMailAddress, fault('malformed')),
)

/** As people write it: digits with what they put between them. */
const phone = v.pipe(
  v.string(fault('malformed')),
  v.trim(),
  v.maxLength(signupLimits.phone, fault('long')),
  v.check((text) => text === '' || /^\+?[\d\s().-]+$/.test(text), fault('malformed')),
  v.check((text) => text === '' || /^\d{8,15}$/.test(text.replace(/\D/g, '')), fault('malformed')),
)

/** Several lines. Forms send their ends in another way than scripts do. */
const usage = v.pipe(
  v.string(fault('empty')),
  v.transform((text) => text.replace(/\r\n?/g, '\n').split('\n').map(withoutDisguise).join('\n').trim()),
  v.check((text) => text.isWellFormed() && showsSomething(text), fault('empty')),
  v.maxLength(signupLimits.usage, fault('long')),
)

/** The form, for whoever fills it in, sends it and takes it. What is not there counts as empty. */
export const signupForm = v.object({
  name: v.optional(fullName, ''),
  email: v.optional(email, ''),
  phone: v.optional(phone, ''),
  smartphone: v.picklist(smartphones, fault('empty')),
  usage: v.optional(usage, ''),
})

export const signupFields = ['name', 'email', 'phone', 'smartphone', 'usage'] as const
export type SignupField = (typeof signupFields)[number]
export type SignupForm = v.InferOutput<typeof signupForm>
export type SignupFaults = Partial<Record<SignupField, SignupFault>>

/** What must be mended before the form may go out: the first fault of each field. */
export function signupFaults(values: unknown): SignupFaults {
  const { issues = [] } = v.safeParse(signupForm, values)
  const faults: SignupFaults = {}
  for (const { path, message } of issues) {
    const field = path?.[0]?.key as SignupField | undefined
    if (field) faults[field] ??= message === 'long' || message === 'malformed' ? message : 'empty'
  }
  return faults
}

/** `signupRequests/{id}`: somebody asks to be let in. Functions write it, administrators read it. */
export interface SignupRequest extends Omit<SignupForm, 'phone'> {
  status: SignupStatus
  phone: string | null
  locale: Locale
  askedAt: Moment
  /** Since when the house owes an answer; null while it is unconfirmed. */
  pendingSince: Moment | null
  expiresAt: Moment
}

/** `spentProofs/{id}`: a solved challenge lets one address ask, however often the same question arrives. */
export interface SpentProof {
  /** A hash of the address. */
  by: string
  expiresAt: Moment
}

/** What a request comes to, whose sender never learns which it was. */
export type SignupOutcome = 'member' | 'known' | 'new'

/**
 * Pure: a member needs no second door; who waits for an answer goes on waiting; and an address that was written to today
 * is not written to again by whoever types it into a form.
 */
export function signupOutcome(
  way: SignupWay,
  seen: { isMember: boolean; statuses: readonly SignupStatus[]; isMailed: boolean },
): SignupOutcome {
  if (seen.isMember) return 'member'
  if (seen.statuses.includes('pending')) return 'known'
  return way === 'mail' && seen.isMailed ? 'known' : 'new'
}
