import { capabilityLink } from '@varanda/domain/capability/capability-link'
import { DomainError } from '@varanda/domain/errors'
import { type Locale, localizedPath, unlocalizedPath } from '@varanda/domain/locale'
import { errors as en } from '@varanda/domain/messages/en/errors'
import { errors as pt } from '@varanda/domain/messages/pt/errors'
import { signupPaths } from '@varanda/domain/signup/signup-paths'
import {
  type SignupFaults,
  type SignupRequest,
  signupFaults,
  signupFields,
  signupForm,
  signupLimits,
  signupTrap,
} from '@varanda/domain/signup/signup-request'
import { notFound as notFoundEn } from '@varanda/domain/site/messages/en/not-found'
import { notFound as notFoundPt } from '@varanda/domain/site/messages/pt/not-found'
import { routes } from '@varanda/domain/site/routes'
import { shownPath } from '@varanda/domain/site/shown-path'
import * as v from 'valibot'
import { openCapability } from '../../capability/open-capability.ts'
import { instancePage, notes, nothing } from '../../instance/http/instance-page.ts'
import { pageDoor } from '../../instance/http/page-door.ts'
import { instanceKey } from '../../instance/instance-key.ts'
import { callerAddress } from '../../lib/caller-address.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { type Html, html } from '../../mail/html.ts'
import { askForInvite } from '../ask.ts'
import { confirmRequest, disownRequest, requestAt } from '../confirm.ts'
import { signupFormHtml, type Typed } from '../form.ts'
import { isOwnForm } from '../own-form.ts'
import type { PageHandler, PageRequest } from '../page-request.ts'
import { newChallenge } from '../proof.ts'
import { askWithdrawal, sendAgain, showBusy, showStatus, withdraw } from '../status-page.ts'
import { requestWords } from '../words.ts'

const refusals = { pt, en }
const notFound = { pt: notFoundPt, en: notFoundEn }

/**
 * The form of /join where no script runs: the plain post, the link that confirms the address, the pages in between, and
 * the one that shows a request to whoever made it. And the challenge for where a script runs.
 */
export const requestInvitePage = pageDoor(async (request, response, locale) => {
  const ways = handlers[unlocalizedPath(request.path)]
  const handler = ways?.[request.method === 'HEAD' ? 'GET' : request.method]
  if (ways && !handler) return void response.set('Allow', Object.keys(ways).join(', ')).status(405).end()
  const page: PageRequest = {
    request,
    locale,
    show: (status, title, content) =>
      void response
        .status(status)
        .type('html')
        .end(instancePage(locale, title, content)),
    give: (data) => void response.json(data),
    lead: (path) => void response.redirect(303, localizedPath(locale, path)),
  }
  await (handler ?? showNothing)(page)
})

const handlers: Record<string, Record<string, PageHandler>> = {
  [signupPaths.form]: { GET: ({ lead }) => lead(`${routes.join.path}#request`), POST: takeForm },
  [signupPaths.challenge]: {
    GET: async ({ give }) => give(await newChallenge(await instanceKey('signup-challenge'), new Date())),
  },
  [signupPaths.asked]: {
    GET: ({ locale, show }) => {
      const { asked } = requestWords[locale]
      show(
        200,
        asked.title,
        html`<p class="lead quiet">${asked.text}</p>${notes(asked.notes(signupLimits.confirmHours))}`,
      )
    },
  },
  [signupPaths.confirm]: { GET: showRequest, POST: takeConfirmation },
  [signupPaths.status]: { GET: showStatus },
  [signupPaths.sendAgain]: { POST: sendAgain },
  [signupPaths.withdraw]: { GET: askWithdrawal, POST: withdraw },
  [signupPaths.received]: {
    GET: ({ locale, show }) => {
      const { done } = requestWords[locale]
      show(200, done.title, html`<p class="lead quiet">${done.text}</p>${notes(done.next)}`)
    },
  },
}

function showNothing({ request, locale, show }: PageRequest): void {
  const words = notFound[locale]
  const message = words.message(shownPath(request.path))
  show(404, words.title, html`<p class="lead quiet">${words.text}</p><p>${message}</p>`)
}

async function takeForm(page: PageRequest): Promise<void> {
  const { request, locale, show, lead } = page
  const words = requestWords[locale]
  const again = (
    status: number,
    { title, text }: { title: string; text: string },
    { faults = {}, why }: { faults?: SignupFaults; why?: string } = {},
  ) =>
    show(
      status,
      title,
      html`<p class="lead quiet" role="alert">${text}</p>${why ? html`<p>${why}</p>` : nothing}${signupFormHtml(locale, typedIn(request.body), faults)}`,
    )

  if (!isOwnForm(request)) return again(400, words.failed)
  const faults = signupFaults(request.body)
  if (Object.keys(faults).length > 0) return again(422, words.check, { faults })
  if (request.body[signupTrap]) return again(400, words.failed)
  try {
    const form = v.parse(signupForm, request.body)
    await askForInvite({ form, locale, proof: null }, { now: new Date(), address: callerAddress(request) })
  } catch (error) {
    if (error instanceof DomainError && error.code === 'requests-closed') {
      return again(403, words.failed, { why: refusals[locale][error.code] })
    }
    const isLimit = error instanceof DomainError && error.code === 'too-many-tries'
    if (!isLimit) logFailure('A plain request for an invite failed', error)
    return again(isLimit ? 429 : 500, words.failed)
  }
  lead(signupPaths.asked)
}

function typedIn(body: unknown): Typed {
  const values = (body ?? {}) as Record<string, unknown>
  const texts = signupFields.map((field) => [field, values[field]] as const)
  return Object.fromEntries(
    texts.filter(([, text]) => typeof text === 'string' && text.length <= signupLimits.bodyBytes),
  )
}

/** Changes nothing: mailboxes open every link. What is pressed there says which answer it was. */
async function showRequest(page: PageRequest): Promise<void> {
  const { locale, show, lead } = page
  const { confirm } = requestWords[locale]
  await withAsked(page, page.request.query.token, async ({ request, token }) => {
    if (request.status !== 'unconfirmed') return lead(signupPaths.received)
    show(
      200,
      confirm.title,
      html`<p class="lead quiet">${confirm.text}</p>${summary(locale, request)}
<form method="post" action="${localizedPath(locale, signupPaths.confirm)}"><input type="hidden" name="token" value="${token}"><div class="choices-row"><button class="button" name="answer" value="mine">${confirm.button}</button><button class="button line" name="answer" value="not-mine">${confirm.notMine}</button></div></form>`,
    )
  })
}

async function takeConfirmation(page: PageRequest): Promise<void> {
  const { request, locale, show, lead } = page
  // A page that was open before its form told the token has it in its address alone.
  const token = request.body?.token ?? request.query.token
  await withAsked(page, token, async ({ path, token }) => {
    const { answer } = request.body ?? {}
    if (answer === 'not-mine') {
      await disownRequest(path)
      const { disowned } = requestWords[locale]
      return show(200, disowned.title, html`<p class="lead quiet">${disowned.text}</p>`)
    }
    if (answer !== 'mine') return lead(capabilityLink('confirm', 'pt', token))
    if (await confirmRequest(path, token, new Date())) return lead(signupPaths.received)
    showBroken(page)
  })
}

/** The request that a link in a message is about; every other link gets the same page. */
async function withAsked(
  page: PageRequest,
  token: unknown,
  then: (asked: { path: string; token: string; request: SignupRequest }) => Promise<void>,
): Promise<void> {
  const now = new Date()
  try {
    const path = await openCapability('signup-request', token, callerAddress(page.request), now)
    const request = path === undefined ? undefined : await requestAt(path, now)
    if (path === undefined || !request) return showBroken(page)
    await then({ path, token: String(token), request })
  } catch (error) {
    if (error instanceof DomainError && error.code === 'too-many-tries') return showBusy(page)
    throw error
  }
}

function showBroken({ locale, show }: Pick<PageRequest, 'locale' | 'show'>): void {
  const { broken } = requestWords[locale]
  const form = `${localizedPath(locale, routes.join.path)}#request`
  show(
    404,
    broken.title,
    html`<p class="lead quiet">${broken.text}</p><p><a class="button" href="${form}">${broken.button}</a></p>`,
  )
}

/** What was asked, so that whoever opens the link sees whether it is theirs. */
function summary(locale: Locale, request: SignupRequest): Html {
  const words = requestWords[locale]
  const row = (label: string, value: string | null) =>
    value ? html`<div><dt>${label}</dt><dd>${value}</dd></div>` : nothing
  return html`<dl class="sheet summary">${row(words.name.label, request.name)}${row(words.email.label, request.email)}${row(words.phone.label, request.phone)}${row(words.smartphone.label, words.smartphone[request.smartphone])}${row(words.usage.label, request.usage)}${row(words.knows.label, request.knows)}</dl>`
}
