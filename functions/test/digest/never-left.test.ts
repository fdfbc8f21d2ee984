/** A digest whose mail never left told nobody anything: the next one tells of what it held, and one that may have left, not. */
import { type Digest, digestLimits } from '@varanda/domain/digest/digest'
import { type MailDocument, mailLimits } from '@varanda/domain/mail/mail'
import { day, hour } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { digestMailId } from '../../src/digest/digest-mail.ts'
import { ringAll, setDue } from '../harness/alarms.ts'
import { type DigestHouse, openDigestHouse } from '../harness/digest/digest-house.ts'
import type { Person } from '../instance.ts'

let house: DigestHouse

beforeAll(async () => {
  house = await openDigestHouse()
})
afterEach(() => {
  house.sink.behave = null
})
afterAll(() => house.close())

const doc = (path: string) => house.instance.db.doc(path)
const ago = (ms: number) => Timestamp.fromMillis(Date.now() - ms)
const refuse = (code: number | 'hang-up') => {
  house.sink.behave = (stage) => (stage === 'content' ? code : 250)
}
const lastOf = async (reader: Person) =>
  (await house.digestsOf(reader)).sort((one, other) => one.day.localeCompare(other.day)).at(-1)!
const mailOf = async (reader: Person) => doc(paths.mail(digestMailId(reader.uid, (await lastOf(reader)).day)))
const stateOf = async (reader: Person) => (await (await mailOf(reader)).get()).data() as MailDocument

/** Their digest is due. The id of a mail is of the day, which is the same in all of a test: what it set off came already. */
async function ring(reader: Person): Promise<void> {
  await house.ring(reader)
  await ringAll(house.instance, 'send-mail')
}

/** Their mail is tried again now, changed like this before. */
async function tryAgain(reader: Person, changes: Partial<MailDocument>): Promise<void> {
  const mail = await mailOf(reader)
  await mail.update({ ...changes, dueAt: ago(1) })
  await setDue(house.instance.db, 'send-mail', { mailId: mail.id })
  await ringAll(house.instance, 'send-mail')
}

/** All digests that they had, and their mails, are so much older, and of the day before the one they were of. */
async function letADayPass(reader: Person, long: number = day): Promise<void> {
  const before = (await house.digestsOf(reader)).sort((one, other) => one.day.localeCompare(other.day))
  const earlier = (at: Timestamp) => Timestamp.fromMillis(at.toMillis() - long)
  for (const one of before) {
    const then: Digest = {
      ...one,
      day: new Date(Date.parse(one.day) - day).toISOString().slice(0, 10),
      at: earlier(one.at as Timestamp),
    }
    const [from, to] = [one, then].map((it) => doc(paths.mail(digestMailId(reader.uid, it.day))))
    const mail = (await from!.get()).data()!
    await to!.set({ ...mail, createdAt: earlier(mail.createdAt) })
    await from!.delete()
    await doc(paths.digest(reader.uid, then.day)).set(then)
    await doc(paths.digest(reader.uid, one.day)).delete()
  }
}

/** What comes of the next digest of somebody whose last one met this; what it held is three days old. */
async function nextAfter(
  meet: (reader: Person) => Promise<unknown>,
  long = day,
): Promise<{ reader: Person; words: string[] }> {
  const reader = await house.reader()
  await house.post(house.ana, 'De três dias atrás', { people: [reader.uid], minutesAgo: 3 * 24 * 60 })
  await meet(reader)
  await letADayPass(reader, long)
  house.sink.behave = null
  await house.post(house.ana, 'De hoje', { people: [reader.uid] })
  await ring(reader)
  const said = house.mailsTo(reader).map(({ mail }) => mail.text ?? '')
  return { reader, words: said.flatMap((text) => text.match(/De três dias atrás|De hoje/g) ?? []).sort() }
}

describe('the next digest tells of what one held', () => {
  it.each<[string, (reader: Person) => Promise<unknown>, Partial<MailDocument>]>([
    [
      'that was refused',
      async (reader) => {
        refuse(554)
        await ring(reader)
      },
      { state: 'dead', reason: '554' },
    ],
    [
      'that was refused two days running',
      async (reader) => {
        refuse(554)
        await ring(reader)
        await letADayPass(reader)
        await ring(reader)
      },
      { state: 'dead', reason: '554' },
    ],
    [
      'that was tried too often',
      async (reader) => {
        refuse(450)
        await ring(reader)
        await tryAgain(reader, { tries: mailLimits.tries - 1 })
      },
      { state: 'dead', reason: '450' },
    ],
    [
      'that came to be late',
      async (reader) => {
        refuse(450)
        await ring(reader)
        await tryAgain(reader, { createdAt: ago(day + hour) })
      },
      { state: 'dead', reason: 'late' },
    ],
    [
      'that nobody wanted then',
      async (reader) => {
        refuse(450)
        await ring(reader)
        await doc(paths.mailWishes(reader.uid)).set({ notifications: false })
        await tryAgain(reader, {})
        await doc(paths.mailWishes(reader.uid)).delete()
      },
      { state: 'unwanted' },
    ],
  ])('%s', async (_, meet, became) => {
    const { words } = await nextAfter(async (reader) => {
      await meet(reader)
      expect(await stateOf(reader)).toMatchObject(became)
      expect(house.mailsTo(reader)).toEqual([])
    })
    expect(words).toEqual(['De hoje', 'De três dias atrás'])
  })

  it('but of nothing older than the longest that one reaches back', async () => {
    const { words } = await nextAfter(async (reader) => {
      await house.post(house.ana, 'De hoje, há muito', { people: [reader.uid], minutesAgo: 40 * 24 * 60 })
      refuse(554)
      await ring(reader)
      const { day: of } = await lastOf(reader)
      const since = ago(digestLimits.keptMs)
      await doc(paths.digest(reader.uid, of)).update({ since } satisfies Partial<Digest>)
    })
    expect(words).toEqual(['De hoje', 'De três dias atrás'])
  })
})

describe('the next digest does not tell again', () => {
  it.each<[string, 'hang-up' | 250, Partial<MailDocument>, number]>([
    ['of what one held that left', 250, { state: 'sent' }, 1],
    ['of what one held of which nobody knows whether it left', 'hang-up', { state: 'unknown' }, 0],
  ])('%s', async (_, answer, became, times) => {
    const { words } = await nextAfter(async (reader) => {
      refuse(answer)
      await ring(reader)
      expect(await stateOf(reader)).toMatchObject(became)
    })
    expect(words.filter((said) => said === 'De três dias atrás')).toHaveLength(times)
    expect(words).toContain('De hoje')
  })

  it('and is not claimed, day by day, for what may not be told', async () => {
    const reader = await house.reader()
    const postId = await house.post(house.ana, 'Fica em casa', { people: [reader.uid], minutesAgo: 3 * 24 * 60 })
    await doc(paths.post(postId)).update({ mail: false })
    await ring(reader)
    expect(await stateOf(reader)).toMatchObject({ state: 'unwanted', reason: 'nothing' })
    await letADayPass(reader)
    await ring(reader)
    expect(await house.digestsOf(reader)).toHaveLength(1)
    expect(house.mailsTo(reader)).toEqual([])
  })
})

it.each<[string, (reader: Person) => Promise<unknown>, Partial<MailDocument>]>([
  ['is late', (reader) => tryAgain(reader, { createdAt: ago(day + hour) }), { state: 'dead', reason: 'late' }],
  // As where it cannot even be made.
  [
    'is long over, and nobody found that',
    async (reader) => (await mailOf(reader)).update({ createdAt: ago(2 * day), dueAt: ago(-hour) }),
    { state: 'waiting' },
  ],
])('waits while the mail of the last one is under way, until that %s', async (_, end, became) => {
  const { reader, words } = await nextAfter(async (reader) => {
    refuse(450)
    await ring(reader)
  }, 20 * hour)
  expect(await stateOf(reader)).toMatchObject({ state: 'waiting' })
  expect(words).toEqual([])
  const alarm = await doc(paths.alarm(`send-digest_${reader.uid}`)).get()
  const wait = alarm.get('at').toMillis() - Date.now()
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(mailLimits.lookAfterMs)
  await end(reader)
  expect(await stateOf(reader)).toMatchObject(became)
  await ring(reader)
  const [one] = house.mailsTo(reader)
  for (const said of ['De hoje', 'De três dias atrás']) expect(one!.mail.text).toContain(said)
})
