import { capabilityLink } from '@varanda/domain/capability/capability-link'
import { DomainError } from '@varanda/domain/errors'
import type { MailJoiningForm } from '@varanda/domain/invite/by-mail/mail-joining'
import { mailLetters as en } from '@varanda/domain/invite/by-mail/messages/en/mail-letters'
import { mailLetters as pt } from '@varanda/domain/invite/by-mail/messages/pt/mail-letters'
import type { InvitePreview } from '@varanda/domain/invite/calls/preview-invite'
import { inviteSchema } from '@varanda/domain/invite/invite'
import { type Locale, localizedPath } from '@varanda/domain/locale'
import { paths } from '@varanda/domain/paths'
import { routes } from '@varanda/domain/site/routes'
import { openCapability } from '../../capability/open-capability.ts'
import { instancePage, nothing } from '../../instance/http/instance-page.ts'
import { pageDoor } from '../../instance/http/page-door.ts'
import { db } from '../../lib/app.ts'
import { callerAddress } from '../../lib/caller-address.ts'
import { read } from '../../lib/read.ts'
import { type Html, html } from '../../mail/html.ts'
import { checkSeat } from '../by-mail/check-seat.ts'
import { confirmJoining, denyJoining, joiningAt } from '../by-mail/confirm.ts'

interface Page {
  status: number
  title: string
  content: Html
}

const words = { pt: pt.page, en: en.page }

/**
 * `/by-mail?token=…`, which a mail opens: whoever has the mailbox says whether they want to be a member who reads by
 * mail alone. GET only shows; a POST acts with one of two answers of which none is marked, as scanners send empty forms
 * too. No cookie is read, and no script runs.
 */
export const byMail = pageDoor(async (request, response, locale) => {
  if (!['GET', 'HEAD', 'POST'].includes(request.method)) {
    return void response.set('Allow', 'GET, HEAD, POST').status(405).end()
  }
  const { token } = request.query
  const choice = request.method === 'POST' ? choiceIn(request.body) : undefined
  const { status, title, content } = await answer(locale, token, callerAddress(request), choice).catch(
    (error): Page => {
      if (error instanceof DomainError) return refusal(locale, error)
      throw error
    },
  )
  response
    .status(status)
    .type('html')
    .end(instancePage(locale, title, content, { wears: 'answer' }))
})

/** Undefined for a look; null for a form in which nothing was chosen. */
type Choice = 'yes' | 'no' | null | undefined

async function answer(locale: Locale, token: unknown, address: string, choice: Choice): Promise<Page> {
  const now = new Date()
  const path = await openCapability('mail-joining', token, address, now)
  const joining = path === undefined ? undefined : await joiningAt(path, now)
  if (path === undefined || !joining) return telling(404, words[locale].broken)
  if (!joining.asked) return donePage(locale)
  if (choice === 'no') {
    await denyJoining(path)
    return telling(200, words[locale].denied)
  }
  const preview = await checkSeat(read(inviteSchema, await db.doc(paths.invite(joining.inviteId)).get()), now)
  if (choice !== 'yes') return askPage(locale, String(token), joining.asked, preview, choice === null)
  try {
    await confirmJoining(path, joining, joining.asked, now)
  } catch (error) {
    // The same page twice at once: the other one has done it.
    const after = await joiningAt(path, now)
    if (!after || after.asked) throw error
  }
  return donePage(locale)
}

/** Whatever takes a seat away is told alike; its holder may be a stranger to the house. */
function refusal(locale: Locale, { code }: DomainError): Page {
  const { busy, member, gone } = words[locale]
  if (code === 'too-many-tries') return telling(429, busy)
  return code === 'already-a-member' ? telling(409, member, enter(locale)) : telling(410, gone)
}

function choiceIn(body: unknown): Choice {
  const { choice } = (body ?? {}) as Record<string, unknown>
  return choice === 'yes' || choice === 'no' ? choice : null
}

const telling = (status: number, { title, text }: { title: string; text: string }, more: Html = nothing): Page => ({
  status,
  title,
  content: html`<p class="lead">${text}</p>${more}`,
})

const enter = (locale: Locale) =>
  html`<p><a class="button line" href="${localizedPath(locale, routes.auth.path)}">${words[locale].done.way}</a></p>`

function donePage(locale: Locale): Page {
  const { done } = words[locale]
  const more = html`<p>${done.close}</p><p class="quiet">${done.enter}</p>${enter(locale)}`
  return telling(200, done, more)
}

function askPage(
  locale: Locale,
  token: string,
  { name, email, rhythm, weekday, hour }: MailJoiningForm,
  { inviter }: InvitePreview,
  isUnchosen: boolean,
): Page {
  const texts = words[locale]
  const { lead, notes } = texts
  const row = (label: string, value: string) => html`<div><dt>${label}</dt><dd dir="auto">${value}</dd></div>`
  const choice = (value: 'yes' | 'no', label: string) =>
    html`<label class="answer-choice"><input type="radio" name="choice" value="${value}" required><span>${label}</span></label>`
  const [before = '', terms = '', between = '', privacy = '', after = ''] = texts.agree
  const content = html`<p class="lead">${inviter ? texts.from(inviter.name) : texts.fromInstance} ${lead}</p>
<dl class="sheet summary">${row(texts.rows.name, name)}${row(texts.rows.email, email)}${row(texts.rows.when, texts.comes(rhythm, weekday, hour))}</dl>
<ul class="notes">${notes.map((note) => html`<li>${note}</li>`)}</ul>
<form class="answer-form" method="post" action="${capabilityLink('by-mail', locale, token)}">
<fieldset class="field"${isUnchosen ? html` aria-invalid="true" aria-describedby="choice-told"` : nothing}><legend>${texts.legend}</legend>
<div class="answer-choices">${choice('yes', texts.yes)}${choice('no', texts.no)}</div>
${isUnchosen ? html`<p class="hint error" role="alert" id="choice-told">${texts.unchosen}</p>` : nothing}</fieldset>
<button class="button wide">${texts.confirm}</button></form>
<p class="small quiet">${before}<a href="${localizedPath(locale, routes.terms.path)}">${terms}</a>${between}<a href="${localizedPath(locale, routes.privacy.path)}">${privacy}</a>${after}</p>`
  return { status: isUnchosen ? 400 : 200, title: texts.title, content }
}
