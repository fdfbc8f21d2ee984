/**
 * The outbox as a page for the operator: every message, newest first. It opens only with the key that was made at
 * start, and what it shows was written by others, so nothing of it runs: text is escaped, HTML sits in a sandboxed
 * frame.
 */
import { escapeHtml } from '../http/escape-html.ts'
import type { HttpHandler } from '../http/exchange.ts'
import { bringsKey } from '../http/key.ts'
import type { Mailer } from './mailer.ts'
import type { OutboxEntry } from './queued-mail.ts'

const SHOWN = 200

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
  // The frames inherit it, and what a message brings along stands in its HTML: pictures come from nowhere else.
  'content-security-policy':
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'",
}

/** Without the right key the page does not exist. `queued` gives the application's own messages, newest first. */
export function outboxPage(
  mailer: Mailer,
  key: string,
  queued: (limit: number) => Promise<OutboxEntry[]>,
): HttpHandler {
  return async (request) => {
    if (request.url.pathname !== '/__/outbox') return null
    if (!bringsKey(request, key) || (request.method !== 'GET' && request.method !== 'HEAD')) {
      return { status: 404, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' }, body: 'Not Found\n' }
    }
    const own: OutboxEntry[] = mailer
      .list(SHOWN)
      .map(({ reason, ...mail }) => ({ ...mail, reason: reason ?? undefined }))
    const all = [...own, ...(await queued(SHOWN))].sort((one, other) => other.createdAt - one.createdAt)
    return { status: 200, headers, body: page(all.slice(0, SHOWN)) }
  }
}

function page(mails: OutboxEntry[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox (${mails.length})</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
  article { border: 1px solid; border-radius: 0.5rem; padding: 0 1rem 1rem; margin: 1rem 0; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
  iframe { width: 100%; min-height: 16rem; border: 1px solid; background: white; }
</style>
<h1>Outbox</h1>
${mails.length === 0 ? '<p>No message has been sent yet.</p>' : mails.map(article).join('\n')}
</html>
`
}

function article(mail: OutboxEntry): string {
  const time = new Date(mail.createdAt).toISOString()
  const state = mail.reason ? `${mail.state} (${mail.reason})` : mail.state
  const facts = [mail.to, mail.kind, state].filter((fact) => fact !== '')
  // A sandbox without scripts, forms or the page's origin; links may open a window of their own.
  const frame = mail.html
    ? `<details><summary>HTML</summary><iframe title="HTML" sandbox="allow-popups allow-popups-to-escape-sandbox"
  srcdoc="${escapeHtml(`<base target="_blank">${mail.html}`)}"></iframe></details>`
    : ''
  return `<article data-mail-id="${escapeHtml(mail.id)}" data-mail-kind="${escapeHtml(mail.kind)}"
  data-mail-state="${escapeHtml(mail.state)}">
<h2>${escapeHtml(mail.subject || mail.kind)}</h2>
<p>${facts.map(escapeHtml).join(' · ')} · <time datetime="${time}">${time}</time></p>
<pre>${withLinks(mail.text)}</pre>
${frame}
</article>`
}

/** Escapes the text and makes its http addresses clickable. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"'`]+)/)
    .map((part, index) =>
      index % 2 === 1
        ? `<a href="${escapeHtml(part)}" rel="noreferrer noopener">${escapeHtml(part)}</a>`
        : escapeHtml(part),
    )
    .join('')
}
