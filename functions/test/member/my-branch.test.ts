import { myBranch } from '@varanda/domain/member/calls/my-branch'
import { paths } from '@varanda/domain/paths'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type House, openHouse, type Person } from '../instance.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** The card follows the standing. */
async function came(guest: Person, host: Person): Promise<void> {
  const invitedBy = { uid: host.uid, name: host.name }
  await house.db.doc(paths.standing(guest.uid)).update({ invitedBy })
  await house.db.doc(paths.directoryCard(guest.uid)).update({ invitedBy })
  await house.server.idle()
}

it('names of a branch only whom its owner knows, and counts the rest', async () => {
  const [ana, bia, caio, davi, eva, outside] = await Promise.all(
    ['Ana', 'Bia', 'Caio', 'Davi', 'Eva', 'Outside'].map((name) => house.member(name)),
  )
  await came(bia!, ana!)
  await came(caio!, bia!)
  await came(davi!, caio!)
  await came(eva!, davi!)
  await house.connect(ana!, bia!)
  await house.connect(ana!, davi!)
  await house.connect(ana!, outside!)
  // Made by hand, a tree may bite its tail: it is walked once all the same.
  await came(ana!, eva!)
  expect(await house.call(myBranch, {}, ana!)).toEqual({
    people: [
      { uid: bia!.uid, name: 'Bia', via: null, depth: 1 },
      { uid: davi!.uid, name: 'Davi', via: null, depth: 3 },
    ],
    others: 2,
    isWhole: true,
  })
  expect(JSON.stringify(await house.call(myBranch, {}, ana!))).not.toMatch(/Caio|Eva/)
  expect(await house.call(myBranch, {}, outside!)).toEqual({ people: [], others: 0, isWhole: true })
  expect(await house.refusalOf(house.call(myBranch, {}, await house.account('Nobody')))).toBe('not-a-member')
})
