/**
 * `pnpm bench digests`: MEMBERS (10,000) whose digests are due at the same minute, on the embedded server with a mail
 * server on this machine; every seven seconds somebody asks for a code to sign in. How long they wait for it, how much
 * memory it takes, and that each digest goes once and no more than a day's budget in a day; for DAYS (2) days, or until
 * all have theirs. See README.md.
 */
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { requestCode } from '@varanda/domain/account/calls/request-code'
import { type Alarm, alarmId } from '@varanda/domain/alarm/alarm'
import { newCodeRequest, newId, newPostId } from '@varanda/domain/ids'
import type { Contact } from '@varanda/domain/member/contact'
import type { NoticeWishes } from '@varanda/domain/notice/wishes'
import { paths } from '@varanda/domain/paths'
import { forConnections } from '@varanda/domain/post/audience'
import { entryOf } from '@varanda/domain/post/entry'
import type { Post } from '@varanda/domain/post/post'
import { rates } from '@varanda/domain/rates'
import { Timestamp } from 'firebase-admin/firestore'
import { openDigestHouse } from '../../functions/test/harness/digest/digest-house.ts'
import { plantMembers } from '../../functions/test/harness/members.ts'
import { p95, report } from './measure/figures.ts'

const members = Number(process.env.MEMBERS ?? 10_000)
const mostDays = Number(process.env.DAYS ?? 2)
/** Milliseconds until a code is there. */
const limit = 5000
const perBatch = 50

const house = await openDigestHouse()
const { instance, sink } = house
const { db, server } = instance
const uids = Array.from({ length: members }, (_, index) => `member${index}`)
const author = uids[0]!
await plant()
await server.idle()

const waits: number[] = []
let isOver = false
const asking = askForCodes()
const began = performance.now()
const { most } = rates['digest-mail'].windows[0]!
let [days, mostInADay] = [0, 0]
while (digests().length < members - 1 && days < mostDays) {
  const before = digests().length
  await ringEverybody()
  const sent = digests().length - before
  if (sent === 0) throw new Error(`${digests().length} of ${members - 1} digests came, and no more`)
  mostInADay = Math.max(mostInADay, sent)
  days += 1
  await nextDay()
  console.log(`day ${days}: ${sent} digests`)
}
const seconds = (performance.now() - began) / 1000
isOver = true
await asking
const ids = digests().map(({ mail }) => mail.messageId)
const twice = ids.length - new Set(ids).size
const megabytes = process.resourceUsage().maxRSS / 1024
await house.close()

report(
  'digests',
  {
    'code, longest wait': { value: Math.max(...waits) / limit, goal: 1 },
    'sent twice': { value: twice, goal: 0 },
    'of a day’s budget': { value: mostInADay / most, goal: 1 },
  },
  {
    members,
    days,
    seconds,
    'digests a second': ids.length / seconds,
    'memory, most MB': megabytes,
    codes: waits.length,
    'code, p95 ms': p95(waits),
    'code, longest ms': Math.max(...waits),
  },
)

function digests() {
  return sink.received.filter(({ mail }) =>
    mail.headers.some(({ key, value }) => key === 'list-id' && /digest/.test(value)),
  )
}

/** Everybody has one post of somebody's to be told of. */
async function plant(): Promise<void> {
  const postId = newPostId(author)
  const createdAt = Timestamp.fromMillis(Date.now() - 3_600_000)
  const post: Post = { author: { uid: author }, kind: 'text', text: 'Bolo de fubá no domingo.', createdAt, rev: 1 }
  await db.doc(paths.post(postId)).set(post)
  await db.doc(paths.postAudience(postId)).set(forConnections())
  const wishes: NoticeWishes = { zone: 'UTC', digest: { rhythm: 'daily' } }
  for (let first = 0; first < members; first += perBatch) {
    const some = uids.slice(first, first + perBatch)
    await plantMembers(
      db,
      some.map((uid) => ({ uid, idToken: '', cookie: '', inviteToken: '' })),
      [],
      new Date(),
    )
    const batch = db.batch()
    for (const uid of some) {
      batch.set(db.doc(paths.noticeWishes(uid)), wishes)
      batch.update(db.doc(paths.contact(uid)), { isShown: true } satisfies Partial<Contact>)
      if (uid !== author) batch.set(db.doc(paths.entry(uid, postId)), entryOf(postId, post, { count: 0, uids: [] }))
    }
    await batch.commit()
  }
}

/** All that have none yet are due now; rings until nothing is due. */
async function ringEverybody(): Promise<void> {
  const told = new Set(digests().flatMap(({ to }) => to))
  const waiting = uids.filter((uid) => !told.has(`${uid}@example.org`))
  for (let first = 0; first < waiting.length; first += 400) {
    const batch = db.batch()
    for (const uid of waiting.slice(first, first + 400)) {
      const at = Timestamp.fromMillis(Date.now() - 1)
      const alarm: Alarm = { kind: 'send-digest', reference: { uid }, at, rev: newId(), rings: 0 }
      batch.set(db.doc(paths.alarm(alarmId('send-digest', { uid }))), alarm)
    }
    await batch.commit()
  }
  // A look at the clock claims two thousand.
  for (let minute = 0; minute <= waiting.length / 2000; minute += 1) {
    await server.functions!.runSchedule('claimAlarms')
    await server.idle()
  }
}

/** As if the day were over: the budget is whole again. */
async function nextDay(): Promise<void> {
  const { seconds: window } = rates['digest-mail'].windows[0]!
  await db.doc(paths.rateLimit(createHash('sha256').update(`digest-mail ${window} `).digest('hex'))).delete()
}

async function askForCodes(): Promise<void> {
  for (let turn = 0; !isOver; turn += 1) {
    const { name } = await instance.account(`asker${turn}`)
    const email = `${name}@example.org`
    const asked = performance.now()
    await instance.call(requestCode, { request: newCodeRequest(), email, locale: 'pt' })
    await sink.arrival(({ mail, to }) => to.includes(email) && /é o seu código/.test(mail.subject ?? ''))
    waits.push(performance.now() - asked)
    await sleep(7000)
  }
}
