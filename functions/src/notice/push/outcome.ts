/**
 * What became of one try. `unheard`: the service may have taken it, and nothing is sent twice; `gone`: there is no such
 * subscription (any more); `refused`: the service does not take us for its sender; `lost`: it never takes this message;
 * `again`: perhaps after so many milliseconds.
 */
export type Outcome = { kind: 'sent' | 'unheard' | 'gone' | 'refused' | 'lost' } | { kind: 'again'; afterMs: number }

/** How often a message is tried at most, and what lies between two tries when its service names nothing. */
export const mostTries = 3
const pauseMs = 1000

/** Pure: what a push service's answer to try number `tries` means (RFC 8030). `retryAfter`: the header, if any. */
export function outcomeOf(status: number, retryAfter: string | null, tries: number, now: Date): Outcome {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status === 400 || status === 401 || status === 403) return { kind: 'refused' }
  if ((status !== 429 && status < 500) || tries >= mostTries) return { kind: 'lost' }
  return { kind: 'again', afterMs: waitOf(retryAfter, now) ?? pauseMs * 3 ** (tries - 1) }
}

/** Seconds, or a date. */
function waitOf(retryAfter: string | null, now: Date): number | undefined {
  if (!retryAfter) return undefined
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000
  const at = Date.parse(retryAfter)
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime())
}
