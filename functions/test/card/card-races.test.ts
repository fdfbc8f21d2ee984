/**
 * Paying and what ends it, at the same moment: step by step, in an order that a seed draws.
 *
 * PAIRS=60 vitest run functions/test/card/card-races.test.ts   the long form
 * SEED=… PAIRS=… vitest run …                                the same orders again
 */
import { payByCard } from '@varanda/domain/card/calls/pay-by-card'
import type { CardOrder } from '@varanda/domain/card/order'
import { block } from '@varanda/domain/connection/calls/block'
import { newId, newPostId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { afterAll, expect, it } from 'vitest'
import { openSteppedTill } from '../harness/history/stepped-till.ts'

const { instance, stripe, till, close } = await openSteppedTill()
afterAll(close)

const pairsOfEach = Number(process.env.PAIRS ?? 20)

it('nobody is left paying whom they are apart from by a block, whichever comes first', async () => {
  const times = Array.from({ length: pairsOfEach }, (_, index) => `f${index}`)
  const pairs = await Promise.all(
    times.map(async (name) => {
      const [creator, reader] = await instance.members([`${name}-creator`, `${name}-reader`])
      const tierId = newId()
      await till.offer(creator!, tierId, 'all')
      return { creator: creator!, reader: reader!, tierId }
    }),
  )
  const answers = await instance.drive(
    Promise.all(
      pairs.map(({ creator, reader, tierId }) => {
        const what = { kind: 'tier' as const, tierId, amount: 900 }
        const input = { uid: creator.uid, orderId: newId(), locale: 'pt' as const, what }
        return Promise.all([
          instance.refusalOf(instance.call(payByCard, input, reader)),
          instance.refusalOf(instance.call(block, { uid: reader.uid }, creator)),
        ])
      }),
    ),
  )
  expect(new Set(answers.map(([, blocked]) => blocked))).toEqual(new Set(['none']))
  for (const [paid] of answers) expect(['none', 'support-off', 'try-again']).toContain(paid)
  const { docs } = await instance.db.collection(paths.cardOrders).get()
  const standing = docs.filter((found) => !(found.data() as CardOrder).ends)
  expect(standing.map(({ id }) => id)).toEqual([])
  instance.pass(60_000)
  await instance.drive(instance.claimAlarms())
  const open = stripe.world.all(stripe.account, 'checkout.session').filter(({ status }) => status === 'open')
  expect(open.map(({ client_reference_id }) => client_reference_id)).toEqual([])
})

it('no page for a tip stays open behind a block, whichever comes first', async () => {
  const times = Array.from({ length: pairsOfEach }, (_, index) => `f${100 + index}`)
  const pairs = await Promise.all(
    times.map(async (name) => {
      const uids = [`${name}-creator`, `${name}-reader`] as const
      const [creator, reader] = await instance.members([...uids], [uids])
      await till.offer(creator!, newId(), 'all')
      return { creator: creator!, reader: reader!, postId: newPostId(creator!.uid) }
    }),
  )
  const audience = { connections: true, circles: [], people: [], except: [] }
  const posted = pairs.map(({ creator, postId }) =>
    instance.call(createPost, { postId, text: 'Bolo!', photos: [], audience }, creator),
  )
  await instance.drive(Promise.all(posted))
  const answers = await instance.drive(
    Promise.all(
      pairs.map(({ creator, reader, postId }, index) => {
        const what = { kind: 'tip' as const, postId, amount: 700 }
        const input = { uid: creator.uid, orderId: newId(), locale: 'pt' as const, what }
        const pay = () => instance.refusalOf(instance.call(payByCard, input, reader))
        const part = () => instance.refusalOf(instance.call(block, { uid: reader.uid }, creator))
        // Of some the page is there when the block comes: that is how one leaves it open for hours.
        return index < 10 ? pay().then(async (paid) => [paid, await part()]) : Promise.all([pay(), part()])
      }),
    ),
  )
  expect(new Set(answers.map(([, blocked]) => blocked))).toEqual(new Set(['none']))
  for (const [paid] of answers) expect(['none', 'support-off', 'post-unknown']).toContain(paid)
  expect(answers.filter(([paid]) => paid === 'none').length).toBeGreaterThanOrEqual(10)
  instance.pass(60_000)
  await instance.drive(instance.claimAlarms())
  const pages = stripe.world.all(stripe.account, 'checkout.session').filter(({ mode }) => mode === 'payment')
  expect(pages.length).toBeGreaterThanOrEqual(10)
  expect(pages.filter(({ status }) => status === 'open').map(({ client_reference_id }) => client_reference_id)).toEqual(
    [],
  )
})
