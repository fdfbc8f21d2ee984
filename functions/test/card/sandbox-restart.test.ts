/** The stand-in beside an instance without keys goes on where it stopped: what was offered still is, and what runs still ends. */

import { cpSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectCards } from '@varanda/domain/card/calls/connect-cards'
import { offerTiers } from '@varanda/domain/card/calls/offer-tiers'
import { payByCard } from '@varanda/domain/card/calls/pay-by-card'
import { block } from '@varanda/domain/connection/calls/block'
import { newId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import { noTotals, type SupportPage } from '@varanda/domain/support/support-page'
import type { WrittenWorld } from '@varanda/embedded/stripe/world'
import { Timestamp } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'
import { ringAll } from '../harness/alarms.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

const tierId = newId()

async function offer(instance: Instance, creator: Person): Promise<void> {
  const at = Timestamp.now()
  const page: SupportPage = {
    ...{ on: true, words: '', currency: 'BRL', goal: null, links: [], totals: { BRL: noTotals } },
    ...{ ways: { pix: false, card: false }, numbered: 0, createdAt: at, changedAt: at },
    tiers: [{ id: tierId, name: 'Clube', words: '', amount: 900 }],
  }
  await instance.db.doc(paths.supportPage(creator.uid)).set(page)
  await instance.call(connectCards, { locale: 'pt', understood: true }, creator)
  await instance.call(offerTiers, { tiers: [{ id: tierId, history: 'all' }] }, creator)
}

/** Subscribes as a browser would: on the page to which the product leads. */
async function subscribe(instance: Instance, reader: Person, creator: Person): Promise<string> {
  const orderId = newId()
  const what = { kind: 'tier' as const, tierId, amount: 900 }
  const { url } = await instance.call(payByCard, { uid: creator.uid, orderId, locale: 'pt', what }, reader)
  const page = await fetch(`${instance.server.url}${new URL(url).pathname}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'do=pay',
    redirect: 'manual',
  })
  expect(page.status).toBeLessThan(400)
  await expect
    .poll(async () => (await instance.db.doc(paths.cardOrder(orderId)).get()).get('state'), { timeout: 10_000 })
    .toBe('active')
  return orderId
}

it('keeps what it holds in the data folder', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'varanda-sandbox-'))
  const listening = () => process.getActiveResourcesInfo().filter((one) => one === 'TCPServerWrap').length
  const before = listening()
  const first = await openInstance({ cards: 'sandbox' })
  const [ana, beto, caio] = [await first.member('Ana'), await first.member('Beto'), await first.member('Caio')]
  await offer(first, ana)
  const orderId = await subscribe(first, beto, ana)
  await first.close((stopped) => cpSync(stopped, dataDir, { recursive: true }))
  await expect.poll(listening).toBe(before)
  const file = join(dataDir, 'stripe-sandbox.json')
  expect(statSync(file).mode & 0o777).toBe(0o600)

  const second = await openInstance({ cards: 'sandbox', dataDir })
  await subscribe(second, caio, ana)
  // What began before the stop is known as well, and ends.
  await second.call(block, { uid: beto.uid }, ana)
  await ringAll(second, 'settle-card')
  expect((await second.db.doc(paths.cardOrder(orderId)).get()).get('state')).toBe('lapsed')
  const third = mkdtempSync(join(tmpdir(), 'varanda-sandbox-'))
  await second.close((stopped) => cpSync(stopped, third, { recursive: true }))

  const held = JSON.parse(readFileSync(join(third, 'stripe-sandbox.json'), 'utf8')) as WrittenWorld
  const running = held.objects.flatMap(([, all]) =>
    all.flatMap((one) => (one.object === 'subscription' ? one.status : [])),
  )
  expect(running.sort()).toEqual(['active', 'canceled'])

  // A damaged file is begun anew.
  writeFileSync(join(third, 'stripe-sandbox.json'), '{"objects"')
  const last = await openInstance({ cards: 'sandbox', dataDir: third })
  await last.close()
})
