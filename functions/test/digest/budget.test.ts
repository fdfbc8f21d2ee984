/** What the operator says that the relay takes a day holds for digests, and what is over it comes the next day. */
import { mailBudget } from '@varanda/domain/mail/mail-budget'
import { paths } from '@varanda/domain/paths'
import { expect, it } from 'vitest'
import { openDigestHouse } from '../harness/digest/digest-house.ts'

it('so many go out as the setting leaves for digests, however many are due', async () => {
  const mailsPerDay = 4
  const house = await openDigestHouse({ mailsPerDay })
  const readers = [await house.reader(), await house.reader(), await house.reader()]
  await house.post(house.ana, 'Para todo mundo')
  for (const reader of readers) await house.ring(reader)
  expect(house.sink.received).toHaveLength(mailBudget(mailsPerDay).digests)
  const waits = readers.filter((reader) => house.mailsTo(reader).length === 0)
  expect(waits).toHaveLength(1)
  const alarm = await house.instance.db.doc(paths.alarm(`send-digest_${waits[0]!.uid}`)).get()
  expect(alarm.get('at').toMillis() - Date.now()).toBeLessThan(48 * 3_600_000)
  await house.close()
})
