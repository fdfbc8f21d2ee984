import { previewInvite } from '@varanda/domain/calls/preview-invite'
import { newInviteToken } from '@varanda/domain/ids'
import { inviteLimits } from '@varanda/domain/invite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type House, openHouse } from './house.ts'

const guesses = 2_000
/** So many are under way at once. */
const guessers = 8
const minute = 60_000

let house: House
beforeAll(async () => {
  // The server's own limit, which would answer most of them, is out of the way: this one must do alone.
  const plenty = { burst: 1e9, perSecond: 1e9 }
  house = await openHouse({ outbox: true, trustProxy: ['127.0.0.1'], rates: { network: plenty, token: plenty } })
  await house.member('Ana')
})
afterAll(() => house.close())

async function guess(address: string, token = newInviteToken()): Promise<string> {
  const answer = await fetch(`${house.server.url}/__/fn/${previewInvite.name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify({ data: { token } }),
  })
  const body = (await answer.json()) as { result?: unknown; error?: { details?: { code?: string } } }
  return body.result ? 'hit' : (body.error?.details?.code ?? `${answer.status}`)
}

/** What the store was asked for since request number `since`: the number of the last, and the reads. */
async function asked(since: number): Promise<{ last: number; reads: number }> {
  const page = new URL(house.server.outboxUrl!)
  page.pathname = '/__/meter'
  page.searchParams.set('since', String(since))
  const { last, actions } = (await (await fetch(page)).json()) as { last: number; actions: { reads: number }[] }
  return { last: Math.max(since, last), reads: actions.reduce((sum, { reads }) => sum + reads, 0) }
}

/** Waits for the next minute when too little is left of this one for `act`, so that one window sees all of it. */
async function inOneMinute<Answer>(act: () => Promise<Answer>, needMs: number): Promise<Answer> {
  const left = minute - (Date.now() % minute)
  if (left < needMs) await new Promise((resolve) => setTimeout(resolve, left))
  return act()
}

describe('guesses of invites', () => {
  it('hit nothing, and beyond the limit they do not reach the store', async () => {
    const before = (await asked(0)).last
    const codes = new Map<string, number>()
    const began = Date.now()
    let left = guesses
    await Promise.all(
      Array.from({ length: guessers }, async () => {
        while (left-- > 0) {
          const code = await guess('203.0.113.7')
          codes.set(code, (codes.get(code) ?? 0) + 1)
        }
      }),
    )
    const windows = Math.floor(Date.now() / minute) - Math.floor(began / minute) + 1
    const { 'invite-unknown': answered = 0, 'too-many-tries': refused = 0, ...others } = Object.fromEntries(codes)
    expect(answered).toBeLessThanOrEqual(windows * inviteLimits.previewsPerMinute)
    expect(answered).toBeGreaterThan(0)
    // Those that were under way together may lose their race for the counter, and may each ask once.
    expect(Object.keys(others).filter((code) => code !== 'try-again')).toEqual([])
    expect(refused).toBeGreaterThan(guesses - windows * (inviteLimits.previewsPerMinute + guessers * 8))
    const { reads } = await asked(before)
    expect(reads).toBeLessThanOrEqual(windows * (inviteLimits.previewsPerMinute * 4 + guessers * 8))
  }, 150_000)

  it('cost the store not one read once their address is refused, whoever else asks', async () => {
    const here = '203.0.113.8'
    await inOneMinute(async () => {
      for (let n = 0; n < inviteLimits.previewsPerMinute; n += 1) expect(await guess(here)).toBe('invite-unknown')
      expect(await guess(here)).toBe('too-many-tries')
      const { last } = await asked(0)
      for (let n = 0; n < 200; n += 1) expect(await guess(here)).toBe('too-many-tries')
      expect(await asked(last)).toEqual({ last, reads: 0 })
      expect(await guess('203.0.113.9')).toBe('invite-unknown')
      expect((await asked(last)).reads).toBe(2)
    }, 5_000)
  }, 90_000)
})
