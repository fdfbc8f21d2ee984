/**
 * Digests, step by step in one process (harness/stepped-instance.ts): triggers, tasks and alarms come twice and shuffled,
 * copies of posts are taken away meanwhile, and in half of the batches the server dies, also between the claim of a
 * digest, its mail and what is handed to the mail server. Each reader gets one a day at most, none of it twice, and
 * nothing of a post that they had lost before that began.
 *
 * HISTORIES=1000 vitest run functions/test/digest/stepped-digests.test.ts   the long form
 * SEED=… HISTORIES=10 vitest run …                                         one failing batch again, by its seed
 */
import { newId } from '@varanda/domain/ids'
import { hour } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { forConnections } from '@varanda/domain/post/audience'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Random, randomFrom, seedOfRun } from '../../../embedded/test/support/random.ts'
import { type SmtpSink, smtpSink } from '../../../embedded/test/support/smtp-sink.ts'
import { openSteppedInstance, type SteppedInstance } from '../harness/instance/stepped-instance.ts'

const histories = Number(process.env.HISTORIES ?? 20)
const perBatch = 10
const days = 2

const batches = Array.from({ length: Math.ceil(histories / perBatch) }, (_, index) => ({ seed: seedOfRun + index }))
const deathsOf = (seed: number) => (seed % 2 === 0 ? 60 : 0)

interface Reader {
  uid: string
  author: string
  /** The words of each post, by its id. */
  posts: Map<string, string>
  /** Taken away before anything of that day was sent. */
  lost: Set<string>
}

describe('digests, step by step', () => {
  let sink: SmtpSink
  let instance: SteppedInstance
  let families = 0
  const sums = { mails: 0, lost: 0 }

  beforeAll(async () => {
    sink = await smtpSink()
    Object.assign(process.env, { MAIL_FROM: 'casa@varanda.example', SMTP_URL: sink.url })
    const functions = ['onNoticeWishesWritten', 'onMailCreated', 'sendBulkMail', 'sendMail']
    instance = await openSteppedInstance(seedOfRun, functions)
  })
  afterAll(async () => {
    await instance?.close()
    await sink.close()
  })

  it.each(batches)('come once a day, and tell of what is there: SEED=$seed', async ({ seed }) => {
    const random = randomFrom(seed)
    const deaths = deathsOf(seed)
    const readers = await Promise.all(Array.from({ length: perBatch }, settleIn))
    for (let day = 0; day < days; day += 1) {
      for (const reader of readers) await share(reader, random)
      instance.pass(hour)
      for (const reader of readers) if (random.chance(0.4)) await lose(reader, random)
      // Until the hour of all of them, whichever that is in this run, and some of what they lose is lost while it is sent.
      await instance.drive(rings(readers, random), deaths, deaths > 0 ? random.below(400) : undefined)
      for (let round = 0; round < 4; round += 1) {
        instance.pass(hour)
        await instance.drive(instance.claimAlarms())
      }
      instance.pass(24 * hour - 5 * hour)
    }
    for (const reader of readers) expect(await problems(reader, deaths > 0), `SEED=${seed} ${reader.uid}`).toEqual([])
    expect(instance.failures).toEqual([])
  })

  it.runIf(batches.length > 1)('were sent, and lost posts, and the server died', () => {
    const all = { ...sums, deaths: instance.deaths }
    expect(Math.min(...Object.values(all)), JSON.stringify(all)).toBeGreaterThan(0)
  })

  async function settleIn(): Promise<Reader> {
    const name = `f${++families}`
    const [uid, author] = [`${name}-a`, `${name}-b`]
    await instance.members([uid, author])
    const at = new Date(Date.now() + 2 * hour).getUTCHours()
    const wishes = { zone: 'UTC', digest: { rhythm: 'daily', hour: at } }
    await instance.drive(instance.db.doc(paths.noticeWishes(uid)).set(wishes))
    return { uid, author, posts: new Map(), lost: new Set() }
  }

  async function share({ uid, author, posts }: Reader, random: Random): Promise<void> {
    for (let count = 1 + random.below(3); count > 0; count -= 1) {
      const [postId, text] = [`${author}_${newId()}`, `palavra-${newId()}`]
      const post = { author: { uid: author }, kind: 'text', text, createdAt: Timestamp.now(), rev: 1 }
      const batch = instance.db.batch()
      batch.set(instance.db.doc(paths.post(postId)), post)
      batch.set(instance.db.doc(paths.postAudience(postId)), forConnections())
      batch.set(instance.db.doc(paths.entry(uid, postId)), { ...post, postId, others: { count: 0, uids: [] } })
      await batch.commit()
      posts.set(postId, text)
    }
  }

  async function lose({ uid, posts, lost }: Reader, random: Random): Promise<void> {
    const postId = random.pick([...posts.keys()])
    const told = sink.received.some(({ mail }) => mail.text?.includes(posts.get(postId)!))
    if (told) return
    await instance.db.doc(paths.entry(uid, postId)).delete()
    lost.add(postId)
    sums.lost += 1
  }

  /** The hour comes, twice for some, while copies go. */
  async function rings(readers: readonly Reader[], random: Random): Promise<void> {
    instance.pass(hour)
    const claims = [instance.claimAlarms(), instance.claimAlarms()].map((one) => one.catch(() => {}))
    const { uid, posts } = random.pick(readers)
    await instance.db.doc(paths.entry(uid, random.pick([...posts.keys()]))).delete()
    await Promise.all(claims)
  }

  async function problems({ uid, posts, lost }: Reader, died: boolean): Promise<string[]> {
    const wrong: string[] = []
    const hold = (holds: boolean, said: string) => {
      if (!holds) wrong.push(said)
    }
    const came = sink.received.filter(({ to }) => to.includes(`${uid}@example.org`)).map(({ mail }) => mail)
    const digests = await instance.db.collection(paths.digests(uid)).get()
    const ids = came.map(({ messageId }) => messageId)
    hold(new Set(ids).size === came.length, `one of ${came.length} came twice`)
    hold(came.length <= digests.size && digests.size <= days, `${came.length} of ${digests.size} digests`)
    if (!died && lost.size === 0) hold(came.length >= days - 1, `only ${came.length} came`)
    for (const [postId, text] of posts) {
      const times = came.filter((mail) => mail.text?.includes(text)).length
      hold(times <= 1, `a post was told of ${times} times`)
      hold(times === 0 || !lost.has(postId), 'a post was told of that was lost')
    }
    sums.mails += came.length
    return wrong
  }
})
