/**
 * What functions were given and could not do, for the operator: listed, and delivered again by a button. It opens only
 * with the outbox's key. Contents are not shown: they hold people's words.
 */
import { escapeHtml } from '../http/escape-html.ts'
import type { HttpHandler, HttpRequest, HttpResponse } from '../http/exchange.ts'
import { json } from '../http/json.ts'
import { bringsKey } from '../http/key.ts'
import type { Job } from './jobs.ts'

export interface DeadLetters {
  deadLetters(): Job[]
  replay(id: number): Promise<boolean>
}

const PATH = '/__/dead-letters'
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'",
}

/** For people, on the public port: without the right key the page does not exist. */
export function deadLettersPage(functions: DeadLetters, key: string): HttpHandler {
  return async (request) => {
    if (request.url.pathname !== PATH) return null
    if (!bringsKey(request, key)) return notFound()
    if (request.method === 'POST') {
      const isThere = await functions.replay(idOf(new URLSearchParams(request.body.toString('utf8'))))
      if (!isThere) return notFound()
      return {
        status: 303,
        headers: { location: `${PATH}?key=${encodeURIComponent(key)}`, 'cache-control': 'no-store' },
      }
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return notFound()
    return { status: 200, headers, body: page(functions.deadLetters()) }
  }
}

/** For scripts, on the admin plane: GET lists, POST `?id=N` delivers one again. */
export function deadLettersAdmin(functions: DeadLetters): HttpHandler {
  return async ({ method, url }: HttpRequest) => {
    if (url.pathname !== PATH) return null
    if (method === 'GET') return json(200, { deadLetters: functions.deadLetters().map(summaryOf) })
    if (method !== 'POST' || !(await functions.replay(idOf(url.searchParams)))) {
      return json(404, { error: { status: 'NOT_FOUND', message: 'There is no such dead letter.' } })
    }
    return json(200, {})
  }
}

const summaryOf = ({ id, kind, functionName, attempts, createdAt, lastError }: Job) => ({
  id,
  kind,
  functionName,
  attempts,
  createdAt: new Date(createdAt).toISOString(),
  lastError,
})

function idOf(query: URLSearchParams): number {
  return Number(/^\d{1,15}$/.exec(query.get('id') ?? '')?.[0] ?? -1)
}

function notFound(): HttpResponse {
  return { status: 404, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' }, body: 'Not Found\n' }
}

function page(letters: Job[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Dead letters (${letters.length})</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
  article { border: 1px solid; border-radius: 0.5rem; padding: 0 1rem 1rem; margin: 1rem 0; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
  button { font: inherit; min-height: 2.75rem; padding: 0 1rem; }
</style>
<h1>Dead letters</h1>
${letters.length === 0 ? '<p>Nothing was given up.</p>' : letters.map(article).join('\n')}
</html>
`
}

function article(job: Job): string {
  const { id, kind, functionName, attempts, createdAt, lastError } = summaryOf(job)
  return `<article data-job="${id}">
<h2>${escapeHtml(functionName)}</h2>
<p>${kind} · ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'} · <time datetime="${createdAt}">${createdAt}</time></p>
<pre>${escapeHtml(lastError ?? '')}</pre>
<form method="post"><input type="hidden" name="id" value="${id}"><button>Deliver again</button></form>
</article>`
}
