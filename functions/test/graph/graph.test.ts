import { renewGraph } from '@varanda/domain/graph/calls/renew-graph'
import { type GraphHead, type GraphPage, graphLimits, graphOf, noInviter } from '@varanda/domain/graph/graph-page'
import { graphDay } from '@varanda/domain/graph/graph-page-others'
import { paths } from '@varanda/domain/paths'
import { rates } from '@varanda/domain/rates'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Instance, openInstance, type Person } from '../instance.ts'

describe('the graph of the instance', () => {
  let instance: Instance
  const people = new Map<string, Person>()
  const person = (name: string) => people.get(name)!

  beforeAll(async () => {
    instance = await openInstance()
    // Ana brought Bia and Caio, Bia brought Davi and Eva, Davi brought Gui.
    for (const name of ['Ana', 'Bia', 'Caio', 'Davi', 'Eva', 'Gui']) people.set(name, await instance.member(name))
    for (const [guest, host] of [
      ['Bia', 'Ana'],
      ['Caio', 'Ana'],
      ['Davi', 'Bia'],
      ['Eva', 'Bia'],
      ['Gui', 'Davi'],
    ] as const) {
      const invitedBy = { uid: person(host).uid, name: host }
      await instance.db.doc(paths.standing(person(guest).uid)).update({ invitedBy })
      await instance.connect(person(guest), person(host))
    }
    await instance.connect(person('Caio'), person('Davi'))
    await instance.connect(person('Eva'), person('Gui'))
    await instance.db.doc(paths.standing(person('Ana').uid)).update({ role: 'admin' })
    await instance.server.idle()
  })
  afterAll(() => instance.close())

  const head = async () => (await instance.db.doc(paths.graphHead).get()).data() as GraphHead | undefined
  const night = () => instance.server.functions!.runSchedule('nightlyGraph')
  async function pages(): Promise<GraphPage[]> {
    const all = await instance.db.collection(paths.graphPages).get()
    return all.docs.filter(({ id }) => id !== 'head').map((page) => page.data() as GraphPage)
  }
  async function graph() {
    const { edition, others } = (await head())!
    const found = await pages()
    expect(new Set(found.map((page) => page.edition))).toEqual(new Set([edition]))
    return graphOf(found, others)
  }
  /** Who is shown, below whom, and how many others. */
  async function tree() {
    const { members } = await graph()
    return members.map(({ name, inviter, others }) => [name, members[inviter]?.name ?? null, others])
  }
  async function ties() {
    const { members, ties } = await graph()
    const pairs = Array.from({ length: ties.length / 2 }, (_, n) => [ties[2 * n]!, ties[2 * n + 1]!])
    return pairs.map((pair) => pair.map((row) => members[row]!.name).join(' '))
  }
  const hide = (name: string) => instance.db.doc(paths.settings(person(name).uid)).update({ inGraph: false })

  /** As if nobody had hidden for a while. */
  const longSince = async () => {
    const at = Timestamp.fromMillis(Date.now() - 3_600_000)
    await instance.db.doc(paths.graphHead).update({ madeAt: at })
    await instance.db.doc(paths.instanceGraph).update({ begunAt: at })
  }

  const whole = [
    ['Ana', null, 0],
    ['Bia', 'Ana', 0],
    ['Caio', 'Ana', 0],
    ['Davi', 'Bia', 0],
    ['Eva', 'Bia', 0],
    ['Gui', 'Davi', 0],
  ]

  it('is not made by members', async () => {
    expect(await instance.refusalOf(instance.call(renewGraph, {}, person('Bia')))).toBe('not-an-admin')
    expect(await instance.refusalOf(instance.call(renewGraph, {}))).toBe('signed-out')
    expect(await head()).toBeUndefined()
  })

  it('is there once an administrator asked, who stands in the log', async () => {
    const { tasks } = instance.server.functions!
    const { add } = tasks
    const deadlines: (number | undefined)[] = []
    tasks.add = (task) => {
      if (task.queue === 'makeGraph') deadlines.push(task.deadlineMs)
      return add(task)
    }
    const { after } = await instance.call(renewGraph, {}, person('Ana')).finally(() => {
      tasks.add = add
    })
    // As long as its function may take: another would begin beside it.
    expect([...new Set(deadlines)]).toEqual([1_800_000])
    await instance.server.idle()
    const made = (await head())!
    expect(made).toMatchObject({ edition: after + 1, pages: 1, members: 6, ties: 2, others: 0 })
    expect(await tree()).toEqual(whole)
    expect(await ties()).toEqual(['Caio Davi', 'Eva Gui'])
    const { members } = await graph()
    expect(members[0]).toEqual({
      uid: person('Ana').uid,
      name: 'Ana',
      inviter: noInviter,
      joined: graphDay(Date.now()),
      state: 'active',
      isPaused: false,
      seats: 5,
      taken: 0,
      others: 0,
    })
    const log = await instance.db.collection(paths.auditLog).where('act', '==', 'graph-renewed').get()
    expect(log.docs.map((entry) => entry.get('by'))).toEqual([person('Ana').uid])
  })

  it('is the same however often and at once the night comes', async () => {
    await Promise.all([night(), night(), night()])
    await instance.server.idle()
    expect((await head())!.edition).toBe(4)
    expect(await tree()).toEqual(whole)
  })

  it('is not put back by a run that comes too late, whose pages go', async () => {
    const { edition } = (await head())!
    const [page] = await pages()
    for (const old of [1, edition - 1]) {
      await instance.db.doc(paths.graphPage(old, 0)).set({ ...page!, edition: old, names: 'Old' })
    }
    await instance.db.doc(paths.instanceGraph).set({ begun: edition - 1, begunAt: Timestamp.now() })
    await night()
    await instance.server.idle()
    expect((await head())!.edition).toBe(edition)
    await night()
    await instance.server.idle()
    expect((await head())!.edition).toBe(edition + 1)
    expect(await tree()).toEqual(whole)
  })

  it('says who is suspended, whose branch rests, and nothing of seats that would tell of somebody hidden', async () => {
    await instance.db.doc(paths.standing(person('Caio').uid)).update({ status: 'suspended' })
    const paused = { [person('Bia').uid]: { by: person('Ana').uid, at: Timestamp.now(), reason: 'x' } }
    await instance.db.doc(paths.instanceBranches).set({ paused })
    const links = await instance.db.collection(paths.invites).where('inviter', '==', person('Ana').uid).get()
    await links.docs[0]!.ref.update({ taken: 2 })
    await instance.server.idle()
    await night()
    await instance.server.idle()
    const { members } = await graph()
    expect(members.map(({ state, isPaused, taken }) => [state, isPaused, taken]).slice(0, 3)).toEqual([
      ['active', false, 2],
      ['active', true, 0],
      ['suspended', false, 0],
    ])
  })

  it('lets go of who hides within minutes, without waiting for the night', async () => {
    await longSince()
    const { edition } = (await head())!
    await hide('Davi')
    await instance.server.idle()
    expect((await head())!.edition).toBe(edition + 1)
    expect(JSON.stringify(await pages())).not.toContain('Davi')
    expect(JSON.stringify(await pages())).not.toContain(person('Davi').uid)
    expect(await tree()).toEqual([
      ['Ana', null, 0],
      ['Bia', 'Ana', 'few'],
      ['Caio', 'Ana', 0],
      ['Eva', 'Bia', 0],
      ['Gui', 'Bia', 0],
    ])
    expect(await ties()).toEqual(['Eva Gui'])
    expect((await graph()).members[1]!.taken).toBeNull()
  })

  it('is made once for all who hide soon after one another', async () => {
    const before = (await instance.db.doc(paths.instanceGraph).get()).get('begun')
    await hide('Gui')
    await hide('Caio')
    await instance.server.idle()
    expect(instance.server.functions!.jobs().waiting).toBe(1)
    await instance.db.doc(paths.settings(person('Gui').uid)).update({ inGraph: true })
    await instance.db.doc(paths.settings(person('Caio').uid)).update({ inGraph: true })
    await instance.server.idle()
    expect((await instance.db.doc(paths.instanceGraph).get()).get('begun')).toBe(before)
  })

  it('is not begun again beside one that is being made, nor for one who hides again and again', async () => {
    const begun = async () => (await instance.db.doc(paths.instanceGraph).get()).get('begun') as number
    const show = (name: string) => instance.db.doc(paths.settings(person(name).uid)).update({ inGraph: true })
    // What waits for those before is another task than what waits after a night.
    await night()
    await instance.server.idle()
    const before = await begun()
    for (let time = 0; time < graphLimits.hidingsPerDay + 2; time++) {
      await longSince()
      await hide('Eva')
      await instance.server.idle()
      await show('Eva')
    }
    const after = await begun()
    expect(after - before).toBe(graphLimits.hidingsPerDay)
    await longSince()
    await instance.db.doc(paths.instanceGraph).update({ begunAt: Timestamp.now() })
    await hide('Ana')
    await instance.server.idle()
    expect(await begun()).toBe(after)
    await show('Ana')
  })

  it('shows nobody under 18 and nobody who is about to leave, and counts from three on', async () => {
    await instance.db.doc(paths.standing(person('Eva').uid)).update({ ageBand: 'youth' })
    await instance.db.doc(paths.standing(person('Gui').uid)).update({ status: 'leaving' })
    await instance.server.idle()
    await night()
    await instance.server.idle()
    expect(await tree()).toEqual([
      ['Ana', null, 0],
      ['Bia', 'Ana', 3],
      ['Caio', 'Ana', 0],
    ])
  })

  it('lets go of who leaves as soon as of who hides', async () => {
    await longSince()
    await instance.db.doc(paths.standing(person('Caio').uid)).update({ status: 'leaving' })
    await instance.server.idle()
    expect(JSON.stringify(await pages())).not.toContain('Caio')
  })

  it('is asked for a few times a minute at most', async () => {
    const asked = Array.from({ length: 2 * rates.renewGraph.windows[0]!.most + 1 }, () =>
      instance.call(renewGraph, {}, person('Ana')),
    )
    expect(await instance.refusalOf(Promise.all(asked))).toBe('too-many-tries')
  })
})
