import { myBranch } from '@varanda/domain/member/calls/my-branch'
import { paths } from '@varanda/domain/paths'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Instance, openInstance, type Person } from '../instance.ts'

let instance: Instance
beforeAll(async () => {
  instance = await openInstance()
})
afterAll(() => instance.close())

/** The card follows the standing. */
async function came(guest: Person, host: Person): Promise<void> {
  const invitedBy = { uid: host.uid, name: host.name }
  await instance.db.doc(paths.standing(guest.uid)).update({ invitedBy })
  await instance.db.doc(paths.directoryCard(guest.uid)).update({ invitedBy })
  await instance.server.idle()
}

it('names of a branch only whom its owner knows, and counts the rest', async () => {
  const [ana, bia, caio, davi, eva, outside] = await Promise.all(
    ['Ana', 'Bia', 'Caio', 'Davi', 'Eva', 'Outside'].map((name) => instance.member(name)),
  )
  await came(bia!, ana!)
  await came(caio!, bia!)
  await came(davi!, caio!)
  await came(eva!, davi!)
  await instance.connect(ana!, bia!)
  await instance.connect(ana!, davi!)
  await instance.connect(ana!, outside!)
  // Made by hand, a tree may bite its tail: it is walked once all the same.
  await came(ana!, eva!)
  expect(await instance.call(myBranch, {}, ana!)).toEqual({
    people: [
      { uid: bia!.uid, name: 'Bia', via: null, depth: 1 },
      { uid: davi!.uid, name: 'Davi', via: null, depth: 3 },
    ],
    others: 2,
    isWhole: true,
  })
  expect(JSON.stringify(await instance.call(myBranch, {}, ana!))).not.toMatch(/Caio|Eva/)
  expect(await instance.call(myBranch, {}, outside!)).toEqual({ people: [], others: 0, isWhole: true })
  expect(await instance.refusalOf(instance.call(myBranch, {}, await instance.account('Nobody')))).toBe('not-a-member')
})
