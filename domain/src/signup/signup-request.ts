import * as v from 'valibot'
import { codeAddress } from '../account/sign-in-code.ts'
import { locales } from '../locale.ts'
import { isMailAddress } from '../mail/mail.ts'
import type { Moment } from '../moment.ts'
import { day, momentSchema } from '../moment.ts'
import { linesWithoutDisguise, showsSomething, withoutDisguise } from '../visible-text.ts'

export const signupLimits = {
  /** Letters of any script: one is an initial, and whoever answers could not know who asks. */
  nameFrom: 2,
  /** Characters. */
  name: 100,
  phone: 30,
  usage: 1_000,
  /** How long a link that confirms an address is good. */
  confirmHours: 48,
  /** How long a challenge may be solved and spent. */
  challengeMs: 10 * 60_000,
  /** A plain form's body. */
  bodyBytes: 16 * 1024,
  /** How long a request that nobody answers stays in the books after it came (milliseconds). */
  keptMs: 180 * day,
} as const

/** How a stranger shows that they mean it: by their device's work, or by opening a link in their mailbox. */
export type SignupWay = 'proof' | 'mail'

/** The work of a challenge: so many rounds of PBKDF2 for each number tried, and between which numbers it ends. */
export const proofWork = { rounds: 1_000, from: 1_500, upTo: 4_000 } as const

/** A field that people do not see, and that programs fill in. */
export const signupTrap = 'topic'

export const smartphones = ['android', 'iphone', 'other'] as const
export type Smartphone = (typeof smartphones)[number]

/**
 * `unconfirmed` waits for its link; `pending` for the instance; `approved` for its guest, whose seat is kept; `joined`
 * found them at home. `declined` was refused, `withdrawn` taken back by whoever asked.
 */
export const signupStatuses = ['unconfirmed', 'pending', 'approved', 'declined', 'joined', 'withdrawn'] as const
export type SignupStatus = (typeof signupStatuses)[number]

/** What keeps a field from being sent. */
export type SignupFault = 'empty' | 'short' | 'long' | 'malformed'
const fault = (code: SignupFault) => code

const oneLine = (text: string) => withoutDisguise(text.replace(/\s+/gu, ' ')).trim()

const fullName = v.pipe(
  v.string(fault('empty')),
  v.transform(oneLine),
  v.check((text) => text.isWellFormed() && showsSomething(text), fault('empty')),
  v.maxLength(signupLimits.name, fault('long')),
  v.check((text) => (text.match(/\p{L}/gu)?.length ?? 0) >= signupLimits.nameFrom, fault('short')),
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

const usage = v.pipe(
  v.string(fault('empty')),
  v.transform(linesWithoutDisguise),
  v.check((text) => text.isWellFormed() && showsSomething(text), fault('empty')),
  v.maxLength(signupLimits.usage, fault('long')),
)

/** A member who knows the applicant, as they call them; whether there is one, nobody tells. */
const knows = v.pipe(
  v.string(fault('malformed')),
  v.transform(oneLine),
  v.check((text) => text.isWellFormed(), fault('malformed')),
  v.maxLength(signupLimits.name, fault('long')),
)

/** The form, for whoever fills it in, sends it and takes it. What is not there counts as empty. */
export const signupForm = v.object({
  name: v.optional(fullName, ''),
  email: v.optional(email, ''),
  phone: v.optional(phone, ''),
  smartphone: v.picklist(smartphones, fault('empty')),
  usage: v.optional(usage, ''),
  knows: v.optional(knows, ''),
})

export const signupFields = ['name', 'email', 'phone', 'smartphone', 'usage', 'knows'] as const
export type SignupField = (typeof signupFields)[number]
export type SignupForm = v.InferOutput<typeof signupForm>
export type SignupFaults = Partial<Record<SignupField, SignupFault>>

/** All but `empty`, which is also what valibot's own messages come to. */
const told = ['short', 'long', 'malformed'] as const satisfies SignupFault[]

/** What must be mended before the form may go out: the first fault of each field. */
export function signupFaults(values: unknown): SignupFaults {
  const { issues = [] } = v.safeParse(signupForm, values)
  const faults: SignupFaults = {}
  for (const { path, message } of issues) {
    const field = path?.[0]?.key as SignupField | undefined
    if (field) faults[field] ??= told.find((fault) => fault === message) ?? 'empty'
  }
  return faults
}

/** An administrator, as the book of requests names them. */
export const reviewerSchema = v.object({
  uid: v.string(),
  name: v.string(),
})
export type Reviewer = v.InferOutput<typeof reviewerSchema>

/** Reasons that the instance has words for, and `own` for words that were written for one person. */
export const declineTemplates = ['unknown-here', 'not-what-we-are', 'full', 'own'] as const
export type DeclineTemplate = (typeof declineTemplates)[number]

/** What the instance said. The raw link of an invite is in its message alone. */
export const signupAnswerSchema = v.variant('kind', [
  v.object({
    kind: v.literal('approved'),
    by: reviewerSchema,
    inviteId: v.string(),
    goodUntil: momentSchema,
    sends: v.number(),
  }),
  v.object({
    kind: v.literal('declined'),
    by: reviewerSchema,
    template: v.picklist(declineTemplates),
    reason: v.string(),
    mailId: v.string(),
    mailAt: momentSchema,
  }),
])
export type SignupAnswer = v.InferOutput<typeof signupAnswerSchema>

export const vouchAnswers = ['yes', 'no', 'unsure'] as const
export type VouchAnswer = (typeof vouchAnswers)[number]

/** A member was asked whether they know somebody. */
export const vouchSchema = v.object({
  name: v.string(),
  askedAt: momentSchema,
  answer: v.exactOptional(v.picklist(vouchAnswers)),
  answeredAt: v.exactOptional(momentSchema),
})
export type Vouch = v.InferOutput<typeof vouchSchema>

/**
 * `signupRequests/{id}`: somebody asks to be let in. Functions write it, administrators read it. The id is the SHA-256
 * of the token that opens its page for whoever asked.
 */
export const signupRequestSchema = v.object({
  name: v.string(),
  email: v.string(),
  smartphone: v.picklist(smartphones),
  usage: v.string(),
  knows: v.string(),
  status: v.picklist(signupStatuses),
  phone: v.nullable(v.string()),
  locale: v.picklist(locales),
  askedAt: momentSchema,
  /** Since when the instance owes an answer; null while it is unconfirmed. */
  pendingSince: v.nullable(momentSchema),
  /** When the whole request goes; absent, or null, while `forgetAt` says when its words go. */
  expiresAt: v.exactOptional(v.nullable(momentSchema)),
  /** Beginnings of the words of name and address, for administrators' search. Absent while it is unconfirmed. */
  keys: v.exactOptional(v.array(v.string())),
  /**
   * Keyed hashes of address (`e:`), phone (`p:`) and name (`n:`): two requests that share one may be one person's.
   * Absent while it is unconfirmed.
   */
  marks: v.exactOptional(v.array(v.string())),
  /** The administrator who is at it, so that two do not answer at once. */
  taken: v.exactOptional(v.object({ by: reviewerSchema, at: momentSchema })),
  /** When the instance answered; what a list of answers is ordered by. */
  answeredAt: v.exactOptional(momentSchema),
  answer: v.exactOptional(signupAnswerSchema),
  joinedAt: v.exactOptional(momentSchema),
  /** Members who were asked whether they know the applicant, by uid. */
  vouches: v.exactOptional(v.record(v.string(), vouchSchema)),
  /** When name, address and words go, and only what is counted stays. */
  forgetAt: v.exactOptional(momentSchema),
  /** When they went. */
  forgottenAt: v.exactOptional(momentSchema),
})
export type SignupRequest = v.InferOutput<typeof signupRequestSchema>

/**
 * `users/{uid}/vouches/{requestId}`: the question as the member sees it. It goes when it is answered or of no more use,
 * and with a request that nobody answers.
 */
export interface VouchQuestion {
  /** The applicant's name; nothing else of the request. */
  name: string
  askedAt: Moment
  /** When its request goes; absent in questions from before. */
  expiresAt?: Moment
}

/** `spentProofs/{id}`: a solved challenge lets one address ask, however often the same question arrives. */
export const spentProofSchema = v.object({
  /** A hash of the address. */
  by: v.string(),
  expiresAt: momentSchema,
})
export type SpentProof = v.InferOutput<typeof spentProofSchema>

/** What a request comes to, whose sender never learns which it was. */
export type SignupOutcome = 'member' | 'known' | 'new'

/**
 * Pure: a member needs no second door; who waits for an answer goes on waiting; and an address that was written to
 * today is not written to again by whoever types it into a form.
 */
export function signupOutcome(
  way: SignupWay,
  seen: { isMember: boolean; statuses: readonly SignupStatus[]; isMailed: boolean },
): SignupOutcome {
  if (seen.isMember) return 'member'
  if (seen.statuses.includes('pending')) return 'known'
  return way === 'mail' && seen.isMailed ? 'known' : 'new'
}
