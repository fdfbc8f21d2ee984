import { type Automation, automationSchema, hearingKeys, peopleIn } from '@varanda/domain/automation/automation'
import { saveAutomation as contract } from '@varanda/domain/automation/calls/save-automation'
import { engineLimits } from '@varanda/domain/automation/engine'
import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { setAlarm } from '../../alarm/set-alarm.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { readIfWhole } from '../../lib/read.ts'
import { nextTime } from '../clock.ts'

/** Whom and what it names is asked when it acts, as of a tap then: here it is only words. */
export const saveAutomation = callable(contract, async ({ automationId, parts, zone, on }, { uid }, { now }) => {
  const place = db.doc(paths.automation(uid, automationId))
  await db.runTransaction(async (transaction) => {
    const [found, all] = await Promise.all([
      transaction.get(place),
      transaction.get(db.collection(paths.automations(uid)).limit(engineLimits.automations)),
    ])
    if (!found.exists && all.size >= engineLimits.automations) throw new DomainError('too-many-automations')
    const before = readIfWhole(automationSchema, found)
    const nextAt = on && parts.trigger.kind === 'time' ? nextTime(parts.trigger, zone, now) : undefined
    const automation: Automation = {
      ...{ parts, zone, on, hears: on ? hearingKeys(uid, parts) : [], about: peopleIn(parts) },
      createdAt: before?.createdAt ?? Timestamp.fromDate(now),
      ...(before?.today && { today: before.today }),
      ...(before?.acts !== undefined && { acts: before.acts }),
      ...(before?.lastAt && { lastAt: before.lastAt }),
      ...(nextAt && { nextAt: Timestamp.fromDate(nextAt) }),
    }
    transaction.set(place, automation)
    setAlarm(transaction, 'run-automation', { uid, automationId }, nextAt ? Timestamp.fromDate(nextAt) : null)
  })
  return {}
})
