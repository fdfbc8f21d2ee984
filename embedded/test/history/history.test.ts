import { expect, test } from 'vitest'
import { type Disturbance, run } from './run.ts'

/**
 * `TRANSACTIONS=100000 SEED=7 vitest run embedded/test/history/history.test.ts` is the long form: 32 clients, 100
 * listeners, and the server killed now and then, too. The seed decides what is done; machines decide what happens.
 */
const transactions = Number(process.env.TRANSACTIONS ?? 0)
const seed = Number(process.env.SEED ?? 20260711)
const timeLimitMs = transactions > 0 ? 3_600_000 : 120_000
const gently: Disturbance[] = ['cut', 'pause', 'offline', 'stop', 'cut']
const roughly: Disturbance[] = ['cut', 'offline', 'pause', 'cut', 'stop', 'offline', 'cut', 'kill']

test(
  'histories of clients and listeners, disturbed, are strictly serialisable',
  async () => {
    const { anomalies, figures } = await run(
      transactions > 0
        ? { seed, transactions, clients: 32, listeners: 100, everyMs: 3000, disturbances: roughly }
        : { seed, transactions: 900, clients: 12, listeners: 30, everyMs: 800, disturbances: gently },
    )
    console.log(`Seed ${seed}:`, figures)
    expect(anomalies.slice(0, 20)).toEqual([])
    expect(figures.acknowledged).toBeGreaterThanOrEqual(transactions || 900)
  },
  timeLimitMs,
)
