/**
 * Sends what the mailer holds, one message after the other. Everything that identity sends is waited for by somebody,
 * so it is tried again even when nobody knows whether the last try arrived, under the same Message-ID.
 */
import type { Log } from '../log.ts'
import type { Mailer } from './mailer.ts'
import { deliver, type MailServer } from './smtp.ts'

/** Pauses between tries, in milliseconds; after the last one a message is dead. Its link or code is old by then. */
const PAUSES = [5_000, 30_000, 120_000, 300_000, 600_000, 1_200_000, 1_800_000]
const LONGEST_SLEEP_MS = 60_000

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
  let stopped = false
  let wake = () => {}

  async function run(): Promise<void> {
    await mailer.release()
    while (!stopped) {
      const mail = await mailer.claim()
      if (!mail) {
        const sleep = Math.min(Math.max((mailer.nextDueAt() ?? Number.POSITIVE_INFINITY) - now(), 1), LONGEST_SLEEP_MS)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, sleep)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
        continue
      }
      const delivery = await deliver(server, name, mail)
      const pause = PAUSES[mail.tries - 1]
      if (delivery.kind === 'sent') await mailer.settle(mail.id, { state: 'sent' })
      else if (delivery.kind === 'passing' && pause !== undefined) {
        await mailer.settle(mail.id, { state: 'waiting', dueAt: now() + pause, reason: delivery.reason })
      } else {
        log({ severity: 'WARNING', message: `A ${mail.kind} message was given up: ${delivery.reason}`, mail: mail.id })
        await mailer.settle(mail.id, { state: 'dead', reason: delivery.reason })
      }
    }
  }

  mailer.onQueued(() => wake())
  const running = run().catch((error) => {
    if (!stopped) log({ severity: 'ERROR', message: 'Mail is no longer sent', error })
  })
  return {
    async stop() {
      stopped = true
      wake()
      await Promise.race([running, new Promise((resolve) => setTimeout(resolve, 1000))])
    },
  }
}
