import { setTimeout as sleep } from 'node:timers/promises'
import { ExportError } from './export-error.ts'

/** What was asked is refused; `status` is HTTP's. */
export class RefusedError extends ExportError {
  readonly status: number

  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

const tries = 10
/** What may be over when it is asked again; all that is asked here may be asked twice. */
const passing: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504])

/** Waits longer each time, up to a minute, and not as long as another who waits. */
export function waitBefore(attempt: number): Promise<void> {
  return sleep(Math.min(60_000, 1000 * 1.5 ** attempt) * (0.7 + 0.6 * Math.random()))
}

/** Asks a JSON API of Google's until it answers. Throws ExportError with what it says. */
export async function ask(
  url: string,
  { method, body, headers }: { method: 'GET' | 'POST'; body?: unknown; headers: () => Promise<Record<string, string>> },
): Promise<unknown> {
  for (let attempt = 1; ; attempt++) {
    const last = attempt === tries
    try {
      const answer = await fetch(url, {
        method,
        headers: { ...(await headers()), 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      const parsed: unknown = answer.ok ? JSON.parse(text) : undefined
      const status = answer.ok ? errorAmid(parsed)?.code : answer.status
      if (status === undefined) return parsed
      if (last || !passing.has(status)) {
        throw new RefusedError(`${said(url)} ${status}: ${reasonIn(text)}`, status)
      }
    } catch (error) {
      if (error instanceof ExportError) throw error
      // A connection that broke, before or amid the answer, or no token for now.
      if (last) throw new ExportError(`${said(url)} nothing.`)
    }
    await waitBefore(attempt)
  }
}

const said = (url: string) => `${new URL(url).host} answers`

interface Told {
  code?: number
  message?: string
}

/** A list is streamed: it has its status before all of it is known, and tells at its end that it broke off. */
function errorAmid(parsed: unknown): Told | undefined {
  const broken = Array.isArray(parsed) && (parsed as { error?: Told }[]).find(({ error }) => error)
  return broken ? { code: 500, ...broken.error } : undefined
}

/** Google's sentence for whoever asked, without names of people. */
function reasonIn(text: string): string {
  try {
    const parsed = JSON.parse(text) as { error?: Told }
    const error = errorAmid(parsed) ?? parsed.error
    return withoutNames(error?.message ?? 'no reason')
  } catch {
    return 'no reason'
  }
}

/** Without mail addresses, and without paths of documents and files, which have ids of members in them. */
export function withoutNames(text: string): string {
  return text.replace(/\S*(?:[@/]|%2f)\S*/gi, '…').slice(0, 300)
}
