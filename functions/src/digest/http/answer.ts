import { dateInWords } from '@varanda/domain/day-words'
import { type AnswerForm, answerFormSchema, answerIn, isAskedAct } from '@varanda/domain/digest/answer-form'
import { digestLimits } from '@varanda/domain/digest/digest'
import { DomainError } from '@varanda/domain/errors'
import { newId } from '@varanda/domain/ids'
import * as v from 'valibot'
import { instancePage, nothing, pagePolicy } from '../../instance/http/instance-page.ts'
import { pageDoor } from '../../instance/http/page-door.ts'
import { db } from '../../lib/app.ts'
import { callerAddress } from '../../lib/caller-address.ts'
import { type Html, html } from '../../mail/html.ts'
import { revokeButtons, stopButtons } from '../answer/end-buttons.ts'
import { type Opened, openButton } from '../answer/open-button.ts'
import { type Button, zoneOf } from '../answer/read-button.ts'
import { sendAnswer, sentId } from '../answer/send-answer.ts'
import { readShown } from '../answer/shown.ts'
import { takeBack } from '../answer/take-back.ts'
import { answerFormPage, type Refused } from './answer-form-page.ts'
import { answerWords, authorOf, type PageOf } from './answer-words.ts'
import { askedPage, askedWords } from './asked-page.ts'
import { sentPage, takenBackPage } from './sent-page.ts'

/** A page of /answer: its status, and what it says. */
interface Page {
  status: number
  title: string
  content: Html
  above?: Html
}

/** The picture of a post stands in the page. */
const answerPolicy = pagePolicy.replace("img-src 'self'", "img-src 'self' data:")

/**
 * `/answer?token=…` answers a post from a mail, without app, sign-in or script. Whoever holds the mail is its reader to
 * this page; no cookie is read. GET only shows, because scanners open every link, and run what they find there; a POST acts
 * with typed words or a choice alone, because they send empty forms too.
 */
export const answer = pageDoor(
  async (request, response, locale) => {
    const words = answerWords[locale]
    if (!['GET', 'HEAD', 'POST'].includes(request.method)) {
      return void response.set('Allow', 'GET, HEAD, POST').status(405).end()
    }
    const { token, ask } = request.query
    const now = new Date()
    const page: PageOf = { locale, token: typeof token === 'string' ? token : '', page: newId() }
    const { status, title, content, above } = await (async () => {
      const opened = await openButton(token, callerAddress(request), now)
      if (opened?.kind !== 'good') return closedPage(page, opened)
      if (request.method === 'POST') return act(page, opened, formIn(request.body), now)
      return isAskedAct(ask) ? { status: 200, ...askedPage(page, ask) } : formPage(page, opened, 200)
    })().catch((error) => {
      if (!(error instanceof DomainError) || error.code !== 'too-many-tries') throw error
      return { status: 429, title: words.busy.title, content: html`<p class="lead">${words.busy.text}</p>` } as Page
    })
    response
      .status(status)
      .type('html')
      .end(instancePage(locale, title, content, { above: above ?? nothing, wears: 'answer' }))
  },
  { policy: answerPolicy },
)

type Good = Extract<Opened, { kind: 'good' }>

/** Whatever opens nothing says the same; only who held a genuine button learns that its time is over. */
async function closedPage({ locale }: PageOf, opened: Exclude<Opened, Good> | undefined): Promise<Page> {
  const { broken, over } = answerWords[locale]
  if (!opened) return { status: 404, title: broken.title, content: html`<p class="lead">${broken.text}</p>` }
  const until = dateInWords(opened.until, locale, await zoneOf(opened.uid))
  const ask = opened.button ? html` ${over.ask(authorOf({ locale }, opened.button))}` : nothing
  return { status: 410, title: over.title, content: html`<p class="lead">${over.text(until)}${ask}</p>` }
}

async function formPage(page: PageOf, { button, until }: Good, status: number, refused?: Refused): Promise<Page> {
  const shown = await readShown(button, until, page.locale, answerWords[page.locale].somebody)
  return { status, ...answerFormPage(page, button, shown, refused) }
}

/** Whatever is no form says nothing. */
function formIn(body: unknown): AnswerForm {
  const { success, output } = v.safeParse(answerFormSchema, body)
  return success ? output : {}
}

async function act(page: PageOf, opened: Good, form: AnswerForm, now: Date): Promise<Page> {
  if (isAskedAct(form.act)) return endButtons(page, opened.button, form.act, form.choice, now)
  const sameAgain = form.page ? { ...page, page: form.page } : page
  const id = sentId(page.token, sameAgain.page)
  if (form.act === 'take-back') return takeBackFrom(page, opened.button, id, now)
  return send(sameAgain, opened, form, now)
}

async function send(page: PageOf, opened: Good, form: AnswerForm, now: Date): Promise<Page> {
  const { faults } = answerWords[page.locale]
  const about = form.act === 'reaction' ? 'reaction' : 'words'
  const again = (status: number, fault: string, { button, until } = opened) =>
    formPage(page, { kind: 'good', button, until }, status, { form, about, fault })
  const said = answerIn(form)
  if (typeof said === 'string') {
    return again(400, said === 'long' ? faults.long(digestLimits.answerText) : faults[said])
  }
  try {
    const outcome = await sendAnswer(opened.button, sentId(page.token, page.page), said, now)
    if (!outcome) return closedPage(page, undefined)
    const { button } = outcome
    if ('fault' in outcome) return again(409, faults[outcome.fault], { ...opened, button })
    return { status: 200, ...sentPage(page, button, outcome.sent, await db.doc(outcome.sent.path).get(), now) }
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'too-many-tries') throw error
    return again(429, faults.often)
  }
}

async function takeBackFrom(page: PageOf, button: Button, id: string, now: Date): Promise<Page> {
  const outcome = await takeBack(button, id, now)
  if (outcome === 'refused') return closedPage(page, undefined)
  if (outcome === 'gone') return { status: 200, ...takenBackPage(page, button) }
  const { tooLate } = answerWords[page.locale]
  const text = tooLate.text(digestLimits.undoMs / 60_000)
  return { status: 409, title: tooLate.title, content: html`<p class="lead">${text}</p>` }
}

async function endButtons(
  page: PageOf,
  button: Button,
  act: 'not-me' | 'no-buttons',
  choice: AnswerForm['choice'],
  now: Date,
): Promise<Page> {
  const words = answerWords[page.locale]
  const { done, kept } = askedWords(page, act)
  if (!choice) return { status: 400, ...askedPage(page, act, words.faults.choice) }
  if (choice === 'no') return { status: 200, title: words.done, content: html`<p class="lead">${kept}</p>` }
  if (act === 'no-buttons') await stopButtons(button)
  else if (!(await revokeButtons(button, now))) return closedPage(page, undefined)
  return { status: 200, title: words.done, content: html`<p class="lead">${done}</p>` }
}
