import type { Locale } from '../locale.ts'
import type { Moment } from '../moment.ts'
import { day } from '../moment.ts'
import type { CalendarDay } from '../signup/business-days.ts'

/** Each message that the instance sends, with what it has to be told. Links are whole addresses. */
export interface MailParameters {
  /** The code that is typed where somebody signs in; a link for another device, null where there is none to give. */
  'sign-in-code': { code: string; minutes: number; link: string | null }
  /**
   * A seat in the instance; `inviter` is a name, or null where the instance invites. The code signs in whoever opens
   * the message on another device than the one they use; null for a member. Both are good for so many days.
   */
  invite: { inviter: string | null; link: string; code: string | null; days: number }
  /** Somebody wrote below a post; the words themselves stay in the instance. */
  comment: { author: string; link: string }
  /** Was it you who asked? Whatever a stranger wrote stays out of it, as of the next two. */
  'request-confirm': { link: string; hours: number }
  /** The instance has the request and answers it; `link` shows how it stands. */
  'request-received': { answerBy: CalendarDay; link: string }
  /** The instance said no, in words that an administrator chose for this reader. */
  'request-declined': { reason: string }
  /** Somebody asked for an invite with the address of a member. */
  'request-member': { link: string }
}

export type MailTemplate = keyof MailParameters

/**
 * `once`: rather not at all than twice. `until-sent`: tried again even when nobody knows whether it went out, because
 * somebody is waiting for it; the same Message-ID lets mailboxes show it once. Only a notification can be unsubscribed.
 * After `goodMs` (milliseconds, null for always) it is of no use any more and is not sent.
 */
export const mailKinds = {
  'sign-in-code': { delivery: 'until-sent', isNotification: false, goodMs: 10 * 60_000 },
  invite: { delivery: 'until-sent', isNotification: false, goodMs: null },
  comment: { delivery: 'once', isNotification: true, goodMs: 2 * day },
  'request-confirm': { delivery: 'until-sent', isNotification: false, goodMs: 2 * day },
  'request-received': { delivery: 'until-sent', isNotification: false, goodMs: null },
  'request-declined': { delivery: 'until-sent', isNotification: false, goodMs: null },
  'request-member': { delivery: 'until-sent', isNotification: false, goodMs: null },
} as const satisfies Record<
  MailTemplate,
  { delivery: 'once' | 'until-sent'; isNotification: boolean; goodMs: number | null }
>

export const mailLimits = {
  /** Tries before a message is given up; the pauses between them make about two hours. */
  tries: 8,
  /** How long a claim holds, in milliseconds: longer than any conversation with a mail server takes. */
  claimMs: 5 * 60_000,
  /** How long the books keep what became of a message. */
  keptMs: 30 * day,
} as const

/**
 * What became of a message. `sending` is claimed; `sent` was taken by the mail server; `dead` was refused or given up;
 * `unknown` broke off where nobody can tell; `unwanted` came after its reader unsubscribed; `shown` lies in the outbox,
 * because the instance has no mail server.
 */
export type MailState = 'waiting' | 'sending' | 'sent' | 'dead' | 'unknown' | 'unwanted' | 'shown'

/** `mail/{id}`: one message. Nobody reads it; once it is over, address and words are gone from it. */
export interface MailDocument<Template extends MailTemplate = MailTemplate> {
  template: Template
  locale: Locale
  /** The member whose notification it is; null where it goes to an address only. */
  uid: string | null
  to?: string
  parameters?: MailParameters[Template]
  state: MailState
  tries: number
  createdAt: Moment
  /** When it is tried next, or, while it is claimed, when the claim ends. */
  dueAt: Moment
  /** Why it is dead: the mail server's code (never its words, which may hold addresses), or `late`. */
  reason?: string
  /** As it would have gone out; for the outbox only. */
  message?: { subject: string; text: string; html: string }
  expiresAt: Moment
}

/** A member's own switch for notifications by mail; absent means yes. */
export interface MailWishes {
  notifications: boolean
}

/** One plain address and nothing that a mail server could read as more: no name, list, comment, quote or route. */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s"(),:;<>@[\\\]\p{C}]{1,64}@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(text)
}
