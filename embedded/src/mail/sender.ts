/**
 * Sends what the mailer holds, one message after the other. Everything that identity sends is waited for by somebody,
 * so it is tried again even when nobody knows whether the last try arrived, under the same Message-ID. What became of a
 * message is on disk before the next one is claimed: on a full disk mail waits, and what the server took stays sent.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import type { Mail, Mailer, Settlement } from './mailer.ts'
import { type Delivery, deliver, type MailServer } from './smtp.ts'

/** Pauses between tries, in milliseconds; after the last one a message is dead. Its link or code is old by then. */
const PAUSES = [5_000, 30_000, 120_000, 300_000, 600_000, 1_200_000, 1_800_000]
const LONGEST_SLEEP_MS = 60_000
const UNRECORDED_PAUSE_MS = 3000

export interface Sender {
  /** Lets the message that is on its way arrive, or breaks it off after a moment. */
  stop(): Promise<void>
}

export interface SenderOptions {
  mailer: Mailer
  server: MailServer
  /** Whom the messages come from. */
  name: string
  now: () => number
  log: Log
}

export function startSender({ mailer, server, name, now, log }: SenderOptions): Sender {
  const stopping = new AbortController()
  const { signal } = stopping
  let wake = () => {}
  /** What is still to be written before anything else is done; at first, that the claims of a dead process are over. */
  let owed: (() => Promise<void>) | null = mailer.release

  async function settleWhatIsOwed(): Promise<void> {
    await owed?.()
    owed = null
  }

  async function step(): Promise<void> {
    await settleWhatIsOwed()
    const mail = await mailer.claim()
    if (!mail) return untilDue()
    const settlement = settlementAfter(mail, await deliver(server, name, mail))
    owed = () => mailer.settle(mail.id, settlement)
    await settleWhatIsOwed()
  }

  function settlementAfter(mail: Mail, delivery: Delivery): Settlement {
    if (delivery.kind === 'sent') return { state: 'sent' }
    const { kind, reason } = delivery
    const pause = PAUSES[mail.tries - 1]
    if (kind === 'passing' && pause !== undefined) return { state: 'waiting', dueAt: now() + pause, reason }
    log({ severity: 'WARNING', message: `A ${mail.kind} message was given up: ${reason}`, mail: mail.id })
    return { state: 'dead', reason }
  }

  async function untilDue(): Promise<void> {
    if (signal.aborted) return
    const ms = Math.min(Math.max((mailer.nextDueAt() ?? Number.POSITIVE_INFINITY) - now(), 1), LONGEST_SLEEP_MS)
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  async function run(): Promise<void> {
    let isFailing = false
    while (!signal.aborted) {
      try {
        await step()
        isFailing = false
      } catch (error) {
        if (signal.aborted) return
        if (!isFailing) log({ severity: 'ERROR', message: 'Mail waits until it can be recorded again', error })
        isFailing = true
        // A message that is queued meanwhile does not cut this short: its own write may have failed.
        await sleep(UNRECORDED_PAUSE_MS, undefined, { signal }).catch(() => {})
      }
    }
  }

  mailer.onQueued(() => wake())
  const running = run()
  return {
    async stop() {
      stopping.abort()
      wake()
      await Promise.race([running, new Promise((resolve) => setTimeout(resolve, 1000))])
    },
  }
}
