/**
 * `/__/meter`: what the last requests would cost on Firestore, as JSON, for whoever has the outbox's key. `?since=N`
 * leaves out the requests up to N. It names accounts and paths, and nothing that people wrote.
 */
import type { Bill, Meter } from '../firestore/meter.ts'
import type { HttpHandler } from '../http/exchange.ts'
import { json } from '../http/json.ts'
import { bringsKey } from '../http/key.ts'

/** Requests of one account belong to one action until it pauses for so long. Milliseconds. */
const pause = 1_000

interface Cost {
  reads: number
  ruleReads: number
  writes: number
  deletes: number
}

export interface Action extends Cost {
  who: string
  at: string
  requests: (Cost & { number: number; what: string; place: string })[]
}

/** Without the right key the page does not exist. */
export function meterPage(meter: Meter, key: string): HttpHandler {
  return (request) => {
    if (request.url.pathname !== '/__/meter') return null
    if (!bringsKey(request, key) || request.method !== 'GET') {
      return { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: 'Not Found\n' }
    }
    const bills = meter.since(Number(request.url.searchParams.get('since') ?? 0))
    return json(200, { last: bills.at(-1)?.number ?? 0, actions: actionsOf(bills) })
  }
}

/** Requests of one account without a pause between them are one action of its user. */
export function actionsOf(bills: readonly Bill[]): Action[] {
  const actions: Action[] = []
  const open = new Map<string, { action: Action; until: number }>()
  for (const bill of bills) {
    let current = open.get(bill.who)
    if (!current || bill.at > current.until) {
      const { who, at } = bill
      const action = {
        who,
        at: new Date(at).toISOString(),
        reads: 0,
        ruleReads: 0,
        writes: 0,
        deletes: 0,
        requests: [],
      }
      current = { action, until: 0 }
      open.set(who, current)
      actions.push(action)
    }
    current.until = bill.at + pause
    const { number, what, place, reads, ruleReads, writes, deletes } = bill
    current.action.requests.push({ number, what, place, reads, ruleReads, writes, deletes })
    current.action.reads += reads
    current.action.ruleReads += ruleReads
    current.action.writes += writes
    current.action.deletes += deletes
  }
  return actions
}
