import * as v from 'valibot'
import { locales } from '../locale.ts'
import { day, momentSchema } from '../moment.ts'
import { noticeTopicNames } from '../notice/topics.ts'

/** A mail of notices, by their ids, the newest first: what it says of them is read when it is sent. */
const mailedNoticesSchema = v.object({ notices: v.pipe(v.array(v.string()), v.minLength(1)) })
export type MailedNotices = v.InferOutput<typeof mailedNoticesSchema>

/** The same in words: each as one sentence; `more` than these. Words of posts and comments stay in the instance. */
const saidNoticesSchema = v.object({
  items: v.pipe(v.array(v.object({ text: v.string(), link: v.string() })), v.minLength(1)),
  more: v.number(),
  link: v.string(),
  /** Of what, each of which its reader may stop. */
  topics: v.array(v.picklist(noticeTopicNames)),
})
export type SaidNotices = v.InferOutput<typeof saidNoticesSchema>

/** Each message that the instance sends, with what it has to be told. Links are whole addresses. */
export const mailParameters = {
  /** The code that is typed where somebody signs in; a link for another device, null where there is none to give. */
  'sign-in-code': v.object({ code: v.string(), minutes: v.number(), link: v.nullable(v.string()) }),
  /**
   * A seat in the instance; `inviter` is a name, or null where the instance invites. The code signs in whoever opens
   * the message on another device than the one they use; null for a member. Both are good for so many days.
   */
  invite: v.object({
    inviter: v.nullable(v.string()),
    link: v.string(),
    code: v.nullable(v.string()),
    days: v.number(),
  }),
  /** What a member has not seen yet. An earlier version queued it in words, which go as they are. */
  notices: v.union([mailedNoticesSchema, saidNoticesSchema]),
  /**
   * All that is new for a member since their last digest, from `since` on and before `until`. What it says is read when it
   * is sent: nothing of it waits here. `day` names it among their digests.
   */
  digest: v.object({
    day: v.string(),
    since: momentSchema,
    until: momentSchema,
    /** It is the first one of somebody who came in by mail alone. */
    isWelcome: v.exactOptional(v.literal(true)),
  }),
  /** Do you want to be a member by mail alone? `inviter` as of an invite; whatever its page's form was told stays out. */
  'join-by-mail': v.object({ inviter: v.nullable(v.string()), link: v.string(), days: v.number() }),
  /** Was it you who asked? Whatever a stranger wrote stays out of it, as of the next two. */
  'request-confirm': v.object({ link: v.string(), hours: v.number() }),
  /** The instance has the request and answers it by a day (`CalendarDay`); `link` shows how it stands. */
  'request-received': v.object({ answerBy: v.string(), link: v.string() }),
  /** The instance said no, in words that an administrator chose for this reader. */
  'request-declined': v.object({ reason: v.string() }),
  /** Somebody asked for an invite with the address of a member. */
  'request-member': v.object({ link: v.string() }),
  /** A member who asked to leave is gone after this day (`CalendarDay`); `link` is where they go back. */
  leaving: v.object({ day: v.string(), link: v.string() }),
  /** Nothing of a member is left. */
  left: v.object({}),
  /** A guardian said yes: the account is its owner's, who signs in at `link` with this address. */
  'handed-over': v.object({ link: v.string() }),
  /** The answer of somebody whose account is suspended was decided. */
  'appeal-decided': v.object({ link: v.string() }),
} as const

export type MailTemplate = keyof typeof mailParameters
export type MailParameters = { [Template in MailTemplate]: v.InferOutput<(typeof mailParameters)[Template]> }
export const mailTemplates = Object.keys(mailParameters) as MailTemplate[]

/**
 * `once`: rather not at all than twice. `until-sent`: tried again even when nobody knows whether it went out, because
 * somebody is waiting for it; the same Message-ID lets mailboxes show it once. Only a notification can be unsubscribed.
 * After `goodMs` (milliseconds, null for always) it is of no use any more and is not sent. What is `isBulk` becomes due for
 * many at the same minute, and waits in a queue of its own, so that nobody waits behind it for a code.
 */
export const mailKinds = {
  'sign-in-code': { delivery: 'until-sent', isNotification: false, goodMs: 10 * 60_000, isBulk: false },
  invite: { delivery: 'until-sent', isNotification: false, goodMs: null, isBulk: false },
  notices: { delivery: 'once', isNotification: true, goodMs: 2 * day, isBulk: false },
  digest: { delivery: 'once', isNotification: true, goodMs: day, isBulk: true },
  'join-by-mail': { delivery: 'until-sent', isNotification: false, goodMs: 2 * day, isBulk: false },
  'request-confirm': { delivery: 'until-sent', isNotification: false, goodMs: 2 * day, isBulk: false },
  'request-received': { delivery: 'until-sent', isNotification: false, goodMs: null, isBulk: false },
  'request-declined': { delivery: 'until-sent', isNotification: false, goodMs: null, isBulk: false },
  'request-member': { delivery: 'until-sent', isNotification: false, goodMs: null, isBulk: false },
  leaving: { delivery: 'until-sent', isNotification: false, goodMs: 2 * day, isBulk: false },
  left: { delivery: 'until-sent', isNotification: false, goodMs: null, isBulk: false },
  'handed-over': { delivery: 'until-sent', isNotification: false, goodMs: null, isBulk: false },
  'appeal-decided': { delivery: 'until-sent', isNotification: false, goodMs: null, isBulk: false },
} as const satisfies Record<
  MailTemplate,
  { delivery: 'once' | 'until-sent'; isNotification: boolean; goodMs: number | null; isBulk: boolean }
>

export const mailLimits = {
  /** Tries before a message is given up; the pauses between them make about two hours. */
  tries: 8,
  /** How long a claim holds, in milliseconds: longer than any conversation with a mail server takes. */
  claimMs: 5 * 60_000,
  /** A message that should be under way and is not over is looked at again after this, in milliseconds. */
  lookAfterMs: 15 * 60_000,
  /** So often may a mail server refuse an address for good; where it says that there is none such, once is enough. */
  refusals: 2,
  /** How long the books keep what became of a message. */
  keptMs: 30 * day,
} as const

/**
 * What became of a message. `sending` is claimed; `sent` was taken by the mail server; `dead` was refused or given up;
 * `unknown` broke off where nobody can tell; `unwanted` came after its reader unsubscribed, or had nothing to say any more;
 * `shown` lies in the outbox, because the instance has no mail server.
 */
export const mailStates = ['waiting', 'sending', 'sent', 'dead', 'unknown', 'unwanted', 'shown'] as const
export type MailState = (typeof mailStates)[number]

export function isUnderWay({ state }: { state: MailState }): boolean {
  return state === 'waiting' || state === 'sending'
}

const mailFields = v.object({
  template: v.picklist(mailTemplates),
  locale: v.picklist(locales),
  /** The member whose notification it is; null where it goes to an address only. */
  uid: v.nullable(v.string()),
  to: v.exactOptional(v.string()),
  parameters: v.exactOptional(v.unknown()),
  state: v.picklist(mailStates),
  tries: v.number(),
  createdAt: momentSchema,
  /** When it is tried next, or, while it is claimed, when the claim ends. */
  dueAt: momentSchema,
  /**
   * Why it is dead: the mail server's code (never its words, which may hold addresses), or `late`. `nothing`: it is
   * unwanted because there was nothing left to say.
   */
  reason: v.exactOptional(v.string()),
  /** As it would have gone out; for the outbox only. */
  message: v.exactOptional(v.object({ subject: v.string(), text: v.string(), html: v.string() })),
  expiresAt: momentSchema,
})

/** `mail/{id}`: one message. Nobody reads it; once it is over, address and words are gone from it. */
export interface MailDocument<Template extends MailTemplate = MailTemplate>
  extends Omit<MailFields, 'template' | 'parameters'> {
  template: Template
  parameters?: MailParameters[Template]
}

type MailFields = v.InferOutput<typeof mailFields>

function isMailDocument(stored: unknown): stored is MailDocument {
  if (!v.is(mailFields, stored)) return false
  const { template, parameters } = stored
  return parameters === undefined || v.is(mailParameters[template], parameters)
}
/** Its parameters are those of its template. */
export const mailDocumentSchema = v.custom<MailDocument>(isMailDocument)

/**
 * `users/{uid}/private/mail`: a member's own switch for notifications by mail; absent means yes. Whatever the member writes
 * takes `refused` away, which functions alone write: it begins anew.
 */
export const mailWishesSchema = v.object({
  notifications: v.boolean(),
  /** Their mail server refused this address for good, so often; after `mailLimits.refusals` nothing more goes there. */
  refused: v.exactOptional(v.object({ address: v.string(), times: v.number() })),
})
export type MailWishes = v.InferOutput<typeof mailWishesSchema>

/** Whether notifications no longer go to this address, because it was refused too often. */
export function isRefused({ refused }: Pick<MailWishes, 'refused'>, address: string): boolean {
  return refused !== undefined && refused.address === address && refused.times >= mailLimits.refusals
}

/** Whether a member's notifications go to this address. */
export function mayNotify(wishes: MailWishes | undefined, address: string): boolean {
  return wishes === undefined || (wishes.notifications && !isRefused(wishes, address))
}

/** One plain address and nothing that a mail server could read as more: no name, list, comment, quote or route. */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s"(),:;<>@[\\\]\p{C}]{1,64}@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(text)
}
