/**
 * Random histories of notices, step by step in one process (harness/stepped-instance.ts): triggers, tasks and alarms come
 * twice and shuffled, a copy of the post is taken away meanwhile, and in half of the batches the server dies, also
 * between a claim and what it sends. The inbox is that of the model, each device is pushed to and each notice mailed at
 * most once, and nothing leaves about a post that its reader had lost before that began.
 *
 * HISTORIES=1000 vitest run functions/test/notice/stepped-notices.test.ts   the long form
 * SEED=… HISTORIES=10 vitest run …                                         one failing batch again, by its seed
 */
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MailDocument } from '@varanda/domain/mail/mail'
import type { NoticeWishes } from '@varanda/domain/notice/wishes'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Random, randomFrom, seedOfRun } from '../../../embedded/test/support/random.ts'
import { openSteppedInstance, type SteppedInstance } from '../harness/instance/stepped-instance.ts'
import { openPushService, type PushDevice, type PushService } from '../harness/push-service.ts'
import { act, expected, type Family, peopleOf, plant, stored } from './family.ts'

const histories = Number(process.env.HISTORIES ?? 20)
const perBatch = 10
const acts = 7
/** Milliseconds. */
const mostBetween = 60
/** After so many milliseconds what is still new goes by mail. */
const untilMail = 11 * 60_000

/** How each of the four wants to be told; one has a night that ends between the first mail and the second. */
function wishesAt(now: number): NoticeWishes[] {
  const clock = (minutes: number) => new Date(now + minutes * 60_000).toISOString().slice(11, 16)
  return [
    { quiet: null, topics: { comments: { mail: true }, answers: { mail: true } } },
    { quiet: null, topics: { answers: { mail: true }, reactions: { push: true, mail: true } } },
    { quiet: { from: clock(-60), to: clock(15) }, zone: 'UTC' },
    { quiet: null },
  ]
}

interface Told {
  family: Family
  devices: Map<string, PushDevice>
  /** All that each could ever have been told, by kind, thing and act. */
  ever: Map<string, Set<string>>
  /** Of whoever lost the post: how much had come, and how much was under way in that moment. */
  lost: Map<string, { came: number; underWay: number }>
}

/** A mail that was shown keeps its words alone. */
const waiting = (parameters: MailDocument<'notices'>['parameters']) =>
  parameters && 'notices' in parameters ? parameters.notices.length : 0

const itemsOf = (told: Record<string, string[]>) =>
  Object.entries(told).flatMap(([thing, ids]) => ids.map((id) => `${thing} ${id}`))

const batches = Array.from({ length: Math.ceil(histories / perBatch) }, (_, index) => ({
  seed: seedOfRun + index,
}))
/** In so many of a thousand steps; in every second batch, whichever other batches are run. */
const deathsOf = (seed: number) => (seed % 2 === 0 ? 60 : 0)

describe('notices, step by step', () => {
  let service: PushService
  let instance: SteppedInstance
  let families = 0
  const sums = { pushes: 0, mails: 0, lost: 0 }

  beforeAll(async () => {
    service = await openPushService()
    Object.assign(process.env, { PUSH_SERVICES: service.origin, MAIL_FROM: 'casa@varanda.example', SMTP_URL: 'none' })
    instance = await openSteppedInstance(seedOfRun, ['onFactCreated', 'sendMail'])
  })
  afterAll(async () => {
    await instance?.close()
    service.close()
  })

  it.each(batches)('tell each what stands, at most once: SEED=$seed', async ({ seed }) => {
    const deaths = deathsOf(seed)
    const random = randomFrom(seed)
    const all = await Promise.all(Array.from({ length: perBatch }, () => settleIn(instance, service, random)))
    // Once it dies when all was done, and only what it had to tell is under way.
    const last = () => (deaths > 0 ? random.below(600) : undefined)
    await instance.drive(liveAll(all, random), deaths, last())
    // What rings does so while more happens.
    instance.pass(untilMail)
    instance.claimAlarms().catch(() => {})
    await instance.drive(liveAll(all, random), deaths, last())
    for (let times = 0; times < 2; times += 1) {
      instance.pass(untilMail)
      await instance.drive(instance.claimAlarms())
    }
    for (const told of all) expect(await problems(told), `SEED=${seed} ${told.family.postId}`).toEqual([])
    expect([...service.faults, ...instance.failures]).toEqual([])
  })

  it.runIf(batches.length > 1)('told by every way, and died, while some lost the post', () => {
    expect(
      Math.min(...Object.values(sums), instance.deaths),
      JSON.stringify({ ...sums, deaths: instance.deaths }),
    ).toBeGreaterThan(0)
  })

  async function settleIn({ members, db }: SteppedInstance, { device }: PushService, random: Random): Promise<Told> {
    const name = `f${++families}`
    const people = peopleOf(name)
    await members(people)
    const devices = new Map(people.map((uid) => [uid, device()]))
    const wishes = wishesAt(Date.now())
    const batch = db.batch()
    for (const [index, uid] of people.entries()) {
      const { endpoint, p256dh, auth } = devices.get(uid)!
      const id = createHash('sha256').update(endpoint).digest('base64url')
      const signedInAt = Math.floor(Date.now() / 1000)
      const row = { uid, deviceId: 'phone', signedInAt, endpoint, p256dh, auth, savedAt: Timestamp.now(), refusals: 0 }
      batch.set(db.doc(paths.pushSubscription(id)), row)
      batch.set(db.doc(paths.noticeWishes(uid)), wishes[index]!)
    }
    await batch.commit()
    const family = await plant(db, name, random)
    return { family, devices, ever: new Map(people.map((uid) => [uid, new Set()])), lost: new Map() }
  }

  function liveAll(all: readonly Told[], random: Random) {
    return Promise.all(
      all.map(async (told) => {
        for (let turn = 0; turn < acts; turn += 1) {
          // What the last one left is under way by then, or half done.
          await sleep(random.below(mostBetween))
          await act(instance.db, told.family, random)
          for (const [uid, things] of told.ever) for (const one of itemsOf(expected(told.family, uid))) things.add(one)
          if (random.chance(0.08)) await lose(told, random)
        }
      }),
    )
  }

  /** Somebody is taken out of the post's readers while what concerns them is on its way. */
  async function lose({ family, devices, lost }: Told, random: Random): Promise<void> {
    const who = random.pick(family.people)
    if (who === family.author || !family.holders.has(who)) return
    family.holders.delete(who)
    await instance.db.doc(paths.entry(who, family.postId)).delete()
    // An alarm says whose it is when it is read.
    const underWay = instance.underWay(who.split('-')[0]!) + instance.underWay('everybody')
    lost.set(who, { came: devices.get(who)!.came.length, underWay })
  }

  async function problems({ family, devices, ever, lost }: Told): Promise<string[]> {
    const { db } = instance
    const wrong: string[] = []
    const hold = (holds: boolean, said: string) => {
      if (!holds) wrong.push(said)
    }
    for (const uid of family.people) {
      const [found, claims, facts, mails] = await Promise.all([
        stored(db, uid, family.postId),
        db.collection('noticeClaims').where('uid', '==', uid).where('channel', '==', 'push').get(),
        db.collection(paths.facts).where('about', 'array-contains', uid).get(),
        db.collection(paths.mailQueue).where('uid', '==', uid).get(),
      ])
      const gone = lost.get(uid)
      const all = ever.get(uid)!
      const has = JSON.stringify(found)
      // What was told before the post was lost stays told; what came later is told no more.
      if (gone)
        hold(
          itemsOf(found).every((one) => all.has(one)),
          `${uid} has ${has} without the post`,
        )
      else hold(has === JSON.stringify(expected(family, uid)), `${uid} has ${has}`)

      const { came } = devices.get(uid)!
      hold(came.length <= claims.size, `${uid} was pushed to ${came.length} times by ${claims.size} claims`)
      hold(came.length <= facts.size + 1, `${uid} was pushed to ${came.length} times for ${facts.size} facts`)
      // One of the fact, and one of its notice as it stood then.
      hold(claims.size <= 2 * facts.size + 1, `${uid} has ${claims.size} claims for ${facts.size} facts`)

      // Each thing that is told has its link.
      const queued = mails.docs.map((one) => one.data() as MailDocument<'notices'>)
      const mailed = queued.reduce(
        (sum, { message, parameters }) =>
          sum + (message ? message.text.split(family.postId).length - 1 : waiting(parameters)),
        0,
      )
      const things = new Set([...all].map((one) => one.slice(0, one.lastIndexOf(' '))))
      hold(mailed <= things.size, `${uid} was mailed ${mailed} of ${things.size} things`)
      if (gone) {
        const after = came.length - gone.came
        hold(after <= gone.underWay, `${uid} was pushed to ${after} times after losing the post`)
      }
      sums.pushes += came.length
      sums.mails += queued.length
      sums.lost += gone ? 1 : 0
    }
    return wrong
  }
})
