/**
 * Whoever tries links that they do not have: few are answered, and those beyond cost the store nothing.
 *
 * GUESSES=2000 vitest run functions/test/invite/invite-guesses.test.ts   the long form
 */
import { connectByInvite } from '@varanda/domain/connection/calls/connect-by-invite'
import { newInviteToken } from '@varanda/domain/ids'
import { acceptInvite } from '@varanda/domain/invite/calls/accept-invite'
import { previewInvite } from '@varanda/domain/invite/calls/preview-invite'
import { inviteLimits } from '@varanda/domain/invite/invite'
import { rates } from '@varanda/domain/rates'
import type { Action } from '@varanda/embedded/server/meter-page'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Instance, openInstance } from '../instance.ts'
import { inOneWindow } from '../one-window.ts'

const guesses = Number(process.env.GUESSES ?? 400)
/** So many are under way at once. */
const guessers = 8
const minute = 60_000

let instance: Instance
beforeAll(async () => {
  // The server's own limit, which would answer most of them, is out of the way: this one must do alone.
  const plenty = { burst: 1e9, perSecond: 1e9 }
  instance = await openInstance({ outbox: true, trustProxy: ['127.0.0.1'], rates: { network: plenty, token: plenty } })
  await instance.member('Ana')
  await instance.server.idle()
})
afterAll(() => instance.close())

async function guess(address: string, token = newInviteToken()): Promise<string> {
  const answer = await fetch(`${instance.server.url}/__/fn/${previewInvite.name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify({ data: { token } }),
  })
  const body = (await answer.json()) as { result?: unknown; error?: { details?: { code?: string } } }
  return body.result ? 'hit' : (body.error?.details?.code ?? `${answer.status}`)
}

/** What guesses cost the store since request number `since`: the number of the last request, and the reads. */
async function asked(since: number): Promise<{ last: number; reads: number }> {
  const page = new URL(instance.server.outboxUrl!)
  page.pathname = '/__/meter'
  page.searchParams.set('since', String(since))
  const { last, actions } = (await (await fetch(page)).json()) as { last: number; actions: Action[] }
  // A guess asks for single documents. The instance's own clockwork runs queries meanwhile, and reads other places.
  const ours = actions
    .flatMap(({ requests }) => requests)
    .filter(({ place }) => /^(rateLimits|capabilities|invites|users)\//.test(place))
  return { last: Math.max(since, last), reads: ours.reduce((sum, { reads }) => sum + reads, 0) }
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
    expect(answered).toBeLessThanOrEqual(windows * rates.previewInvite.windows[0]!.most)
    expect(answered).toBeGreaterThan(0)
    expect(others).toEqual({})
    expect(refused).toBe(guesses - answered)
    // Counter, capability and invite of each that is answered; the counter of the first that is refused.
    expect((await asked(before)).reads).toBeLessThanOrEqual(answered * 3 + windows)
  })

  it('cost the store not one read once their address is refused, whoever else asks', async () => {
    const here = '203.0.113.8'
    await inOneWindow(minute, 45_000, async () => {
      for (let n = 0; n < rates.previewInvite.windows[0]!.most; n += 1) expect(await guess(here)).toBe('invite-unknown')
      expect(await guess(here)).toBe('too-many-tries')
      const { last } = await asked(0)
      for (let n = 0; n < 200; n += 1) expect(await guess(here)).toBe('too-many-tries')
      expect((await asked(last)).reads).toBe(0)
      expect(await guess('203.0.113.9')).toBe('invite-unknown')
      expect((await asked(last)).reads).toBe(3)
    })
  })

  it('are as few by an account or a member, and cost as little beyond', async () => {
    const fabio = await instance.account('Fabio')
    const bia = await instance.member('Bia')
    await instance.server.idle()
    const form = { name: 'Fabio', birthDate: '1990-05-17', locale: 'pt' } as const
    const byAccount = () => instance.refusalOf(instance.call(acceptInvite, { token: newInviteToken(), ...form }, fabio))
    const byMember = () => instance.refusalOf(instance.call(connectByInvite, { token: newInviteToken() }, bia))
    await inOneWindow(minute, 45_000, async () => {
      for (const [guessing, reads] of [
        [byAccount, 0],
        // Whether a member may act at all is asked first.
        [byMember, 30],
      ] as const) {
        for (let n = 0; n < inviteLimits.acceptsPerMinute; n += 1) expect(await guessing()).toBe('invite-unknown')
        expect(await guessing()).toBe('too-many-tries')
        const { last } = await asked(0)
        for (let n = 0; n < 30; n += 1) expect(await guessing()).toBe('too-many-tries')
        expect((await asked(last)).reads).toBe(reads)
      }
    })
  })
})
