/**
 * Membership changes between any two steps of a fan-out, a back-fill or a parting: the functions are held at each of
 * their requests in turn, something else happens, and they go on, or never do.
 *
 * SEED=… vitest run functions/test/post/interleaving.test.ts
 * PARTINGS=2 vitest run …    the long form: every step with both ways of parting; a run takes a quarter, which the seed
 *                            chooses: early and late steps, before and after
 */

import { setTimeout as sleep } from 'node:timers/promises'
import { block } from '@varanda/domain/connection/calls/block'
import { connectByInvite } from '@varanda/domain/connection/calls/connect-by-invite'
import { removeConnection } from '@varanda/domain/connection/calls/remove-connection'
import { acceptInvite } from '@varanda/domain/invite/calls/accept-invite'
import { paths } from '@varanda/domain/paths'
import { forConnections } from '@varanda/domain/post/audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomFrom, seedOfRun } from '../../../embedded/test/support/random.ts'
import { halfMembers, halfPosts } from '../harness/audit.ts'
import { type Account, type KillableInstance, openKillableInstance } from '../harness/instance/killable-instance.ts'
import type { Stop } from '../harness/instance/plane.ts'

/** Long enough for a change that nothing blocks; one that waits for the held transaction goes on after it. */
const unblocked = 150
/**
 * Longer than what a post causes is late (the delivery of `harness/instance/instance-process.ts`), and than a busy machine's
 * pauses.
 */
const quiet = 3000
const everyStep = Array.from({ length: 14 }, (_, step) => step)
const both = process.env.PARTINGS === '2'
const drawn = randomFrom(seedOfRun).below(4)
/** Four quarters of the steps, in each of which are early and late ones, those before and after, and both turns. */
const isIn = (quarter: number) => (step: number) => both || (step + (step >> 2)) % 4 === (drawn + quarter) % 4
const form = { name: 'Guest', birthDate: '1990-05-17', locale: 'pt' } as const

interface Trio {
  ana: Account
  beto: Account
  caio: Account
}

describe('between any two steps', () => {
  let instance: KillableInstance
  let trios = 0

  beforeAll(async () => {
    instance = await openKillableInstance(seedOfRun)
  }, 600_000)

  afterAll(() => instance?.close())

  async function trio(): Promise<Trio> {
    const name = `t${trios++}`
    const uids = ['ana', 'beto', 'caio'].map((person) => `${name}${person}`)
    const [ana, beto, caio] = await instance.members(uids, [
      [uids[0]!, uids[1]!],
      [uids[0]!, uids[2]!],
    ])
    return { ana: ana!, beto: beto!, caio: caio! }
  }

  const post = async (who: Account, number: number) => {
    const postId = `${who.uid}_${String(number).padStart(20, '0')}`
    await instance.call(createPost, { postId, text: 'Oi.', audience: forConnections() }, who)
    return postId
  }
  const part = (one: Account, other: Account) => instance.call(removeConnection, { uid: other.uid }, one)
  const keepAway = (one: Account, other: Account) => instance.call(block, { uid: other.uid }, one)
  const partings = [part, keepAway]
  /** By turns it is one and the other who does it. */
  const turned =
    (end: typeof part, step: number): typeof part =>
    (one, other) =>
      step % 4 < 2 ? end(one, other) : end(other, one)
  /** All steps at once, but not all partings: an instance that is too busy reaches no step in time. */
  async function forEveryParting<Met>(
    live: (end: typeof part, step: number, kind: typeof part) => Promise<Met>,
  ): Promise<Met[]> {
    const met: Met[] = []
    for (const [index, end] of partings.entries()) {
      const steps = everyStep.filter(isIn(index))
      met.push(...(await Promise.all(steps.map((step) => live(turned(end, step), step, end)))))
    }
    return met
  }
  const meet = (one: Account, other: Account) => instance.call(connectByInvite, { token: other.inviteToken }, one)
  const reads = async (who: Account, postId: string) => {
    const asks = [paths.post(postId), paths.comments(postId), paths.entry(who.uid, postId)]
    return (await Promise.all(asks.map((path) => instance.mayGet(path, who)))).some(Boolean)
  }

  /** Holds a step of those whose requests say `name`, lets `change` begin, and lets the step go on. */
  async function during(step: number, name: string, work: () => Promise<unknown>, change: () => Promise<unknown>) {
    const stop = instance.plane.stop(step, step % 2 ? 'after' : 'before', ({ text }) => text.includes(name))
    const worked = work()
    const isReached = await reachedBy(stop, worked)
    const changed = change()
    await Promise.race([changed, sleep(unblocked)])
    stop.release()
    await Promise.all([worked, changed])
    return isReached
  }

  /** Whether the step comes: it does not once the work is over and what follows it has made no step for a while. */
  async function reachedBy(stop: Stop, worked: Promise<unknown>): Promise<boolean> {
    let isOver = false
    const ended = () => {
      isOver = true
    }
    worked.then(ended, ended)
    for (let steps = -1, since = Date.now(); !isOver || Date.now() < since + quiet; ) {
      if (await Promise.race([stop.reached, sleep(50, false)])) return true
      if (isOver && stop.steps() === steps) continue
      steps = stop.steps()
      since = Date.now()
    }
    return false
  }

  /** Looks without a pause for entries that nobody may hold any more: a late trigger would tidy them away unseen. */
  function watch() {
    const taken: string[] = []
    const back = new Set<string>()
    let isOver = false
    const looking = (async () => {
      for (; !isOver; await sleep(50)) {
        if (taken.length === 0) continue
        const found = await instance.db.getAll(...taken.map((path) => instance.db.doc(path)))
        for (const { exists, ref } of found) if (exists) back.add(ref.path)
      }
    })()
    return {
      taken,
      async end() {
        isOver = true
        await looking
        return [...back]
      },
    }
  }

  it('a fan-out never gives back what a parting or a block took', async () => {
    const watched = watch()
    const met = await forEveryParting(async (end, step) => {
      const { ana, beto, caio } = await trio()
      const posts = [await post(ana, 0), `${ana.uid}_${'1'.padStart(20, '0')}`]
      const isReached = await during(
        step,
        ana.uid,
        () => post(ana, 1),
        async () => {
          await end(ana, beto)
          watched.taken.push(...posts.map((one) => paths.entry(beto.uid, one)))
        },
      )
      return { isReached, ana, beto, caio, posts }
    })
    const read = async () =>
      Promise.all(met.map(async ({ beto, posts }) => Promise.all(posts.map((one) => reads(beto, one)))))
    expect(await read()).toEqual(met.map(() => [false, false]))
    await instance.idle()
    expect(await watched.end()).toEqual([])
    expect(await read()).toEqual(met.map(() => [false, false]))
    for (const { caio, posts } of met) for (const one of posts) expect(await reads(caio, one)).toBe(true)
    expect(met.filter(({ isReached }) => isReached).length).toBeGreaterThan(0.6 * met.length)
    expect(
      await halfPosts(
        instance.db,
        met.flatMap(({ ana, beto, caio }) => [ana.uid, beto.uid, caio.uid]),
      ),
    ).toEqual([])
  }, 600_000)

  it('a fan-out that is held at its last step gives nothing back', async () => {
    for (const end of partings) {
      const { ana, beto } = await trio()
      const postId = `${ana.uid}_${'1'.padStart(20, '0')}`
      const watched = watch()
      const stop = instance.plane.stop(
        0,
        'before',
        ({ text }) => text.includes(':commit') && text.includes(`${postId}/private/fanOut`),
      )
      await post(ana, 1)
      expect(await Promise.race([stop.reached, sleep(60_000, false)])).toBe(true)
      const ended = end(ana, beto).then(() => watched.taken.push(paths.entry(beto.uid, postId)))
      await Promise.race([ended, sleep(unblocked)])
      stop.release()
      await ended
      await instance.idle()
      expect(await watched.end()).toEqual([])
    }
  }, 600_000)

  it('a meeting brings nothing from before it, however late the fan-out is', async () => {
    const steps = everyStep.filter(isIn(2))
    const met = await Promise.all(
      steps.map(async (step) => {
        const { ana, beto, caio } = await trio()
        let one = ''
        await during(
          step,
          ana.uid,
          async () => {
            one = await post(ana, 0)
            await part(beto, ana)
            // One asks by the link of the other, who agrees by the first's.
            await meet(beto, ana)
            await meet(ana, beto)
          },
          async () => {},
        )
        return { beto, caio, before: one, after: await post(ana, 1) }
      }),
    )
    await instance.idle()
    const read = await Promise.all(
      met.map(async ({ beto, caio, before, after }) => [
        await reads(beto, before),
        await reads(beto, after),
        await reads(caio, before),
      ]),
    )
    expect(read).toEqual(met.map(() => [false, true, true]))
  }, 600_000)

  it('a back-fill never gives back what a parting or a block took', async () => {
    const watched = watch()
    const met = await forEveryParting(async (end, step, kind) => {
      const { ana } = await trio()
      const old = await post(ana, 0)
      const [guest] = await instance.accounts([`${ana.uid}guest`])
      await during(
        step,
        guest!.uid,
        () => instance.call(acceptInvite, { token: ana.inviteToken, ...form }, guest!),
        async () => {
          // Nobody can part from who has not come yet.
          const isIn = (await instance.db.doc(paths.standing(guest!.uid)).get()).exists
          if (isIn) await end(ana, guest!)
        },
      )
      await end(ana, guest!)
      watched.taken.push(paths.entry(guest!.uid, old))
      const isRead = await reads(guest!, old)
      const again = await instance.refusalOf(meet(guest!, ana))
      return { isRead, again, guest: guest!, old, kind }
    })
    expect(met.map(({ isRead }) => isRead)).toEqual(met.map(() => false))
    // A block lets nobody meet again; who was blocked learns only that the link leads nowhere.
    expect(met.filter(({ again }) => again === 'none')).toHaveLength(met.filter(({ kind }) => kind === part).length)
    expect(new Set(met.map(({ again }) => again))).toEqual(new Set(['none', 'invite-unknown', 'blocked-by-you']))
    await instance.idle()
    expect(await watched.end()).toEqual([])
    expect(await Promise.all(met.map(({ guest, old }) => reads(guest, old)))).toEqual(met.map(() => false))
    expect(
      await halfMembers(
        instance.db,
        met.map(({ guest }) => guest.uid),
      ),
    ).toEqual([])
  }, 600_000)

  it('a parting that the instance did not survive is finished by the instance alone', async () => {
    // Steps: standing, begin, connections, commit, and then the entries of both sides.
    for (const [call, step] of [
      ['removeConnection', 3],
      ['block', 6],
    ] as const) {
      const { ana, beto } = await trio()
      const posts = [await post(ana, 0), await post(beto, 0)]
      await expect
        .poll(() => Promise.all([reads(beto, posts[0]!), reads(ana, posts[1]!)]), { timeout: 30_000 })
        .toEqual([true, true])
      const stop = instance.plane.stop(
        step,
        'after',
        ({ text }) => text.includes(ana.uid) || text.includes('beginTransaction'),
      )
      // Whoever asked closed the page: nobody asks again.
      const lost = fetch(`${instance.url}/__/fn/${call}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${ana.idToken}` },
        body: JSON.stringify({ data: { uid: beto.uid } }),
      }).catch(() => null)
      await Promise.race([stop.reached, sleep(1500)])
      await instance.kill()
      stop.release()
      await lost
      await instance.restart()
      await instance.idle()
      const isConnected = (await instance.db.doc(paths.connection(ana.uid, beto.uid)).get()).exists
      const read = [await reads(beto, posts[0]!), await reads(ana, posts[1]!)]
      expect([call, step, ...read]).toEqual([call, step, isConnected, isConnected])
    }
  }, 600_000)
})
