/**
 * `pnpm bench automations`: MEMBERS (1,000) with twenty automations each on the embedded server, and FACTS (100) a second
 * for SECONDS (20): how long it takes from a fact until what waited for it has acted. Of each fact one automation acts and
 * one looks and does nothing; the other eighteen wait for something else. See README.md.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Automation, hearingKeys, type Run } from '@varanda/domain/automation/automation'
import { engineLimits } from '@varanda/domain/automation/engine'
import type { Parts } from '@varanda/domain/automation/parts'
import { type Fact, factKeptMs } from '@varanda/domain/fact/fact'
import { newId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import { Timestamp, type WriteBatch } from 'firebase-admin/firestore'
import { openDigestHouse } from '../../functions/test/harness/digest/digest-house.ts'
import { plantMembers } from '../../functions/test/harness/members.ts'
import { p95, report } from './measure/figures.ts'

const members = Number(process.env.MEMBERS ?? 1000)
const perSecond = Number(process.env.FACTS ?? 100)
const seconds = Number(process.env.SECONDS ?? 20)
const perBatch = 20
/** Facts in one commit. */
const together = 5
/** Milliseconds from a fact to what it led to. */
const limit = 2000

const house = await openDigestHouse()
const { instance } = house
const { db, server } = instance
const uids = Array.from({ length: members }, (_, index) => `member${index}`)
const here = Intl.DateTimeFormat().resolvedOptions().timeZone

for (let start = 0; start < members; start += perBatch) {
  const some = uids.slice(start, start + perBatch)
  await plantMembers(
    db,
    some.map((uid) => ({ uid, idToken: '', cookie: '', inviteToken: '' })),
    [],
    new Date(),
  )
  const batch = db.batch()
  for (const uid of some) plantAutomations(batch, uid)
  await batch.commit()
}
await server.idle()

/** When each fact was there, by whom it is. */
const told = new Map<string, number>()
const began = performance.now()
const before = process.cpuUsage()
for (let count = 0; count < perSecond * seconds; count += together) {
  await tell(Array.from({ length: together }, (_, index) => count + index))
  // As many as are due by the clock, however long the writing took.
  await sleep(Math.max(0, ((count + together) / perSecond) * 1000 - (performance.now() - began)))
}
const tellingMs = performance.now() - began
await server.idle()
const { user, system } = process.cpuUsage(before)

const runs = (await db.collectionGroup('runs').get()).docs
const acted = runs.flatMap((found) => {
  const { acted: did, acting, happened } = found.data() as Run
  return did && !acting ? [found.updateTime.toMillis() - told.get(happened.by)!] : []
})
await house.close()
report(
  'automations',
  {
    'fact to act, p95': { value: p95(acted) / limit, goal: 1 },
    'not acted': { value: told.size - acted.length, goal: 0 },
  },
  {
    ...{ members, automations: members * engineLimits.automations, facts: told.size, runs: runs.length },
    'p95, ms': p95(acted),
    'longest, ms': Math.max(...acted),
    // Of all threads, those that write the facts among them: what a busy machine changes least.
    'work a fact, ms': (user + system) / 1000 / told.size,
    'facts a second, as they came': (told.size * 1000) / tellingMs,
  },
)

/** Twenty: one silences who came in for a day, one looks at the day of the week, eighteen wait for what does not come. */
function plantAutomations(batch: WriteBatch, uid: string): void {
  const joined = { kind: 'joined' } as const
  const mute = [{ kind: 'mute', days: 1 } as const]
  const notToday = [1, 2, 3, 4, 5, 6, 7].filter((day) => day !== (new Date().getDay() || 7))
  const all: Parts[] = [
    { trigger: joined, match: 'all', conditions: [], actions: mute },
    { trigger: joined, match: 'all', conditions: [{ kind: 'weekdays', days: notToday }], actions: mute },
    ...Array.from(
      { length: engineLimits.automations - 2 },
      (): Parts => ({ trigger: { kind: 'i-post' }, match: 'all', conditions: [], actions: [{ kind: 'save' }] }),
    ),
  ]
  for (const parts of all) {
    const automation: Automation = {
      ...{ parts: structuredClone(parts) as Automation['parts'], zone: here, on: true },
      ...{ hears: hearingKeys(uid, parts), about: [], createdAt: Timestamp.now() },
    }
    batch.set(db.doc(paths.automation(uid, newId())), automation)
  }
}

/** Somebody came in by a member's link; a few such facts in one commit, since writing them is not what is measured. */
async function tell(indexes: number[]): Promise<void> {
  const at = Timestamp.now()
  const guests = indexes.map(() => newId())
  const batch = db.batch()
  for (const [position, guest] of guests.entries()) {
    const fact: Fact = {
      ...{ kind: 'link-joined', source: paths.acceptance('bench', guest), at, by: guest, readyAt: at },
      about: [uids[indexes[position]! % members]!],
      expiresAt: Timestamp.fromMillis(at.toMillis() + factKeptMs),
    }
    batch.create(db.doc(paths.fact(newId())), fact)
  }
  const [written] = await batch.commit()
  for (const guest of guests) told.set(guest, written!.writeTime.toMillis())
}
