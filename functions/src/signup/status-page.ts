import { type CalendarDay, calendarDay } from '@varanda/domain/calendar-day'
import { capabilityLink } from '@varanda/domain/capability/capability-link'
import { dayInWords, shortDay } from '@varanda/domain/day-words'
import { DomainError } from '@varanda/domain/errors'
import { type Locale, localizedPath } from '@varanda/domain/locale'
import { signupPaths } from '@varanda/domain/signup/signup-paths'
import { signupRequestSchema } from '@varanda/domain/signup/signup-request'
import { type SignupView, signupView } from '@varanda/domain/signup/signup-status'
import { routes } from '@varanda/domain/site/routes'
import { openCapability } from '../capability/open-capability.ts'
import { nothing } from '../instance/http/instance-page.ts'
import { db } from '../lib/app.ts'
import { callerAddress } from '../lib/caller-address.ts'
import { read } from '../lib/read.ts'
import { type Html, html } from '../mail/html.ts'
import { isOwnForm } from './own-form.ts'
import type { PageRequest } from './page-request.ts'
import { sendInviteAgain } from './send-again.ts'
import { withdrawRequest } from './withdraw.ts'
import { requestWords } from './words.ts'

/**
 * The page of one request: received, in review, answered, and what was promised. Its token is in the message that the
 * applicant got; a GET changes nothing, because mailboxes open every link.
 */
export async function showStatus(page: PageRequest): Promise<void> {
  const { request, locale, show } = page
  await withRequest(page, request.query.token, async ({ view, token, hasWords }) => {
    const words = requestWords[locale].status
    if (view.step === 'approved' && request.query.sent !== undefined) {
      return show(200, words.sent.title, html`<p class="lead quiet" role="status">${words.sent.text}</p>`)
    }
    const { title, content } = face(view, token, hasWords, locale)
    show(200, title, content)
  })
}

export async function sendAgain(page: PageRequest): Promise<void> {
  const { request, lead } = page
  if (!isOwnForm(request)) return showUnknown(page)
  await withRequest(page, request.body.token, async ({ token, id }) => {
    if (request.body.answer !== answers.again) return lead(capabilityLink('status', 'pt', token))
    await sendInviteAgain(id, new Date())
    lead(`${capabilityLink('status', 'pt', token)}&sent`)
  })
}

export async function askWithdrawal(page: PageRequest): Promise<void> {
  const { request, locale, show } = page
  await withRequest(page, request.query.token, async ({ view, token }) => {
    const words = requestWords[locale].status
    if (!mayWithdraw(view)) return showStatus(page)
    const back = capabilityLink('status', locale, token)
    show(
      200,
      words.withdraw.title,
      html`<p class="lead quiet">${words.withdraw.text}</p>
<div class="choices-row">${button(locale, 'withdraw', token, words.withdraw.yes)}<a class="button line" href="${back}">${words.withdraw.no}</a></div>`,
    )
  })
}

export async function withdraw(page: PageRequest): Promise<void> {
  const { request, lead } = page
  if (!isOwnForm(request)) return showUnknown(page)
  await withRequest(page, request.body.token, async ({ token, id }) => {
    if (request.body.answer === answers.withdraw) await withdrawRequest(id, new Date())
    lead(capabilityLink('status', 'pt', token))
  })
}

/** What a form says that was sent by its button: a bare POST does nothing. */
const answers = { again: 'again', withdraw: 'withdraw' } as const
const forms = { again: signupPaths.sendAgain, withdraw: signupPaths.withdraw } as const

interface Found {
  token: string
  /** The request's. */
  id: string
  view: SignupView
  /** What was asked is still there. */
  hasWords: boolean
}

/** Answers alike for every token that opens nothing; too many requests are refused before the store is read. */
async function withRequest(page: PageRequest, token: unknown, then: (found: Found) => Promise<void>): Promise<void> {
  const now = new Date()
  try {
    const thing = await openCapability('signup-request', token, callerAddress(page.request), now)
    if (thing === undefined) return showUnknown(page)
    const request = read(signupRequestSchema, await db.doc(thing).get())
    const view = request && signupView(request, now)
    if (!view) return showUnknown(page)
    await then({ token: String(token), id: db.doc(thing).id, view, hasWords: !request.forgottenAt })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.code === 'too-many-tries') return showBusy(page)
    // The request changed while the page was open: the present page shows its state.
    if (typeof token === 'string') return page.lead(capabilityLink('status', 'pt', encodeURIComponent(token)))
    showUnknown(page)
  }
}

function showUnknown({ locale, show }: Pick<PageRequest, 'locale' | 'show'>): void {
  const { unknown } = requestWords[locale].status
  show(404, unknown.title, html`<p class="lead quiet">${unknown.text}</p>`)
}

export function showBusy({ locale, show }: Pick<PageRequest, 'locale' | 'show'>): void {
  const { busy } = requestWords[locale].status
  show(429, busy.title, html`<p class="lead quiet">${busy.text}</p>`)
}

const mayWithdraw = ({ step }: SignupView) => step === 'received' || step === 'review' || step === 'approved'

/** What the page says for each step, and what can be done there. */
function face(view: SignupView, token: string, hasWords: boolean, locale: Locale): { title: string; content: Html } {
  const words = requestWords[locale].status
  const day = (moment: Date) => dayInWords(calendarDay(moment), locale)
  const leave = mayWithdraw(view)
    ? html`<p><a class="quiet" href="${capabilityLink('withdraw', locale, token)}">${words.withdraw.open}</a></p>`
    : nothing
  const lead = (text: string) => html`<p class="lead quiet">${text}</p>`
  switch (view.step) {
    case 'received':
    case 'review': {
      const { title, text, ...others } = view.isLate ? { today: '', ...words.late } : words[view.step]
      const isToday = !view.isLate && view.answerBy === calendarDay(new Date())
      const said = isToday ? others.today : text(dayInWords(view.answerBy, locale))
      return { title, content: html`${lead(said)}${stations(view, locale)}<p class="quiet">${words.again}</p>${leave}` }
    }
    case 'approved': {
      if (view.isOver) {
        const form = `${localizedPath(locale, routes.join.path)}#request`
        const { title, text } = words.over
        const again = requestWords[locale].broken.button
        return {
          title,
          content: html`${lead(text(day(view.goodUntil)))}<p><a class="button" href="${form}">${again}</a></p>`,
        }
      }
      const { title, text, spam, button: label } = words.approved
      return {
        title,
        content: html`${lead(text(day(view.goodUntil)))}${stations(view, locale)}<p class="quiet">${spam}</p>
${button(locale, 'again', token, label)}${leave}`,
      }
    }
    case 'declined': {
      const { title, text } = words.declined
      const said = hasWords
        ? html`${lead(text)}<blockquote class="sheet said">${view.reason}</blockquote>`
        : lead(words.forgotten)
      return { title, content: html`${said}${stations(view, locale)}` }
    }
    case 'joined': {
      const auth = localizedPath(locale, routes.auth.path)
      const { title, text, button: label } = words.joined
      return { title, content: html`${lead(text)}<p><a class="button" href="${auth}">${label}</a></p>` }
    }
    case 'withdrawn':
      return { title: words.withdrawn.title, content: lead(words.withdrawn.text) }
  }
}

/** Three stations in words: what was, what is, what comes. */
function stations(view: Exclude<SignupView, { step: 'joined' | 'withdrawn' }>, locale: Locale): Html {
  const { station, stationWords: said, stations: label } = requestWords[locale].status
  const short = (on: CalendarDay) => shortDay(on, locale)
  const at = (moment: Date) => short(calendarDay(moment))
  const isAnswered = view.step === 'approved' || view.step === 'declined'
  const isReviewed = isAnswered || view.step === 'review'
  const review = !isReviewed ? said.next : 'review' in view && view.review ? said.since(at(view.review)) : ''
  const answer = isAnswered ? at(view.answered) : owed(view)
  const one = (state: 'done' | 'now' | 'next', name: string, text: string) =>
    html`<li class="${state}"${state === 'now' ? html` aria-current="step"` : nothing}><strong>${name}</strong><span>${text}</span></li>`
  return html`<ol class="stations plain" aria-label="${label}">${[
    one(isReviewed ? 'done' : 'now', station.received, at(view.received)),
    one(isAnswered ? 'done' : isReviewed ? 'now' : 'next', station.review, review),
    one(isAnswered ? 'now' : 'next', station.answer, answer),
  ]}</ol>`

  function owed({ answerBy, isLate }: Extract<SignupView, { step: 'received' | 'review' }>): string {
    if (isLate) return said.late(short(answerBy))
    return answerBy === calendarDay(new Date()) ? said.today : said.by(short(answerBy))
  }
}

/** A button that changes something: the token is sent in the form's body, so that no address of a POST holds it. */
function button(locale: Locale, answer: keyof typeof answers, token: string, label: string): Html {
  return html`<form method="post" action="${localizedPath(locale, forms[answer])}"><input type="hidden" name="token" value="${token}"><button class="button" name="answer" value="${answers[answer]}">${label}</button></form>`
}
