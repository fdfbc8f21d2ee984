import { createHash } from 'node:crypto'
import { DomainError } from '@varanda/domain/errors'
import { momentSchema } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { type RatedAct, rates } from '@varanda/domain/rates'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { db } from './app.ts'
import { networkOf } from './network-of.ts'
import { read } from './read.ts'

const minute = 60_000

/** One window of an act, for one who does it. */
interface Limit {
  /** The counter's id. */
  key: string
  most: number
  /** How long a window is, in milliseconds; windows begin at multiples of it. */
  windowMs: number
}

/** The acts whose rate the functions keep. */
export type CountedAct = { [Act in RatedAct]: (typeof rates)[Act]['keptBy'] extends 'calls' ? Act : never }[RatedAct]

/**
 * Counts one `act` of `who` (a uid, a caller's address, an address that is written to: as the act's rate says) in each
 * of its windows. Throws `too-many-tries` beyond. Who it was is kept only as a hash, until the window is over; whoever
 * was refused in a short window is refused from memory until then, so that a flood costs the store nothing.
 */
export async function keepRate(act: CountedAct, who: string, now: Date): Promise<void> {
  for (const rule of limitsOf(act, who)) await limit(rule, now)
}

async function limit(rule: Limit, now: Date): Promise<void> {
  const { key, windowMs } = rule
  const window = windowOf(rule, now)
  const isCounted = await inTurn(key, async () => {
    // A call that waited its turn may belong to the window before.
    if ((refused.get(key) ?? -1) >= window) return false
    if (await count(rule, now)) return true
    if (windowMs <= longestRemembered) remember(key, window)
    return false
  })
  if (!isCounted) throw new DomainError('too-many-tries', endOf(window, rule))
}

/**
 * The same inside another transaction: reads the counters there, throws `too-many-tries` where they are full, and
 * answers the function that writes them one higher, to be called after all reads. `most` stands for that of the table where
 * an operator sets it.
 */
export async function rateWithin(
  transaction: Transaction,
  act: CountedAct,
  who: string,
  now: Date,
  most?: number,
): Promise<() => void> {
  const rules = limitsOf(act, who).map((rule) => (most === undefined ? rule : { ...rule, most }))
  const references = rules.map(({ key }) => db.doc(paths.rateLimit(key)))
  const counters = await transaction.getAll(...references)
  const next = rules.map((rule, index) => nextOf(rule, read(counterSchema, counters[index]), now))
  for (const [index, rule] of rules.entries()) {
    if (!next[index]) throw new DomainError('too-many-tries', endOf(windowOf(rule, now), rule))
  }
  return () => {
    for (const [index, reference] of references.entries()) transaction.set(reference, next[index]!)
  }
}

const counterSchema = v.object({
  window: v.number(),
  count: v.number(),
  expiresAt: momentSchema,
})
type Counter = v.InferOutput<typeof counterSchema>

/** The counter with one more; undefined when that would be too many. */
function nextOf(rule: Limit, last: Counter | undefined, now: Date): Counter | undefined {
  const window = windowOf(rule, now)
  const count = last?.window === window ? last.count + 1 : 1
  if (count > rule.most) return undefined
  return { window, count, expiresAt: Timestamp.fromMillis(endOf(window, rule) + minute) }
}

/** When the next window begins, in milliseconds. */
const endOf = (window: number, { windowMs }: Limit) => (window + 1) * windowMs
const windowOf = ({ windowMs }: Limit, now: Date) => Math.floor(now.getTime() / windowMs)

function limitsOf(act: CountedAct, who: string): Limit[] {
  const { of, windows } = rates[act]
  const counted = of === 'network' ? networkOf(who) : of === 'everybody' ? '' : who
  return windows.map(({ most, seconds }) => ({
    key: createHash('sha256').update(`${act} ${seconds} ${counted}`).digest('hex'),
    most,
    windowMs: seconds * 1000,
  }))
}

/** Counts one more in the store; false when that would be too many. */
function count(rule: Limit, now: Date): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const reference = db.doc(paths.rateLimit(rule.key))
    const next = nextOf(rule, read(counterSchema, await transaction.get(reference)), now)
    // Beyond the limit nothing is written.
    if (!next) return false
    transaction.set(reference, next)
    return true
  })
}

/** The last in the queue of each counter: transactions that race for one document would be repeated again and again. */
const turns = new Map<string, Promise<unknown>>()

function inTurn(key: string, act: () => Promise<boolean>): Promise<boolean> {
  const mine = (turns.get(key) ?? Promise.resolve()).then(act)
  const over = mine.then(
    () => {},
    () => {},
  )
  turns.set(key, over)
  over.then(() => turns.get(key) === over && turns.delete(key))
  return mine
}

/**
 * Counters that the store has found full, each with its window. It only spares asking again: a full counter stays full
 * until its window ends, and a key that is forgotten here, or known only to another process, is asked of the store.
 * Windows longer than an hour are not remembered, because an operator may reset such a counter by hand.
 */
const refused = new Map<string, number>()
const longestRemembered = 60 * minute
const mostRefused = 10_000

function remember(key: string, window: number): void {
  // A Map keeps insertion order: the first key was refused longest ago.
  refused.delete(key)
  const [oldest] = refused.keys()
  if (refused.size >= mostRefused && oldest !== undefined) refused.delete(oldest)
  refused.set(key, window)
}
