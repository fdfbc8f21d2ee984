/**
 * Turns commits into deliveries, inside the commit's own transaction. While the functions are still loading, nobody
 * knows whom a change is for; it is kept whole and sorted out when they are there.
 */
import type { Firestore } from '../firestore/contract.ts'
import type { Database } from '../sqlite/database.ts'
import type { DeliveryPlan } from './delivery.ts'
import type { Endpoint } from './endpoint.ts'
import {
  type Change,
  changeKind,
  cloudEvent,
  documentPath,
  type FirestoreTrigger,
  firestoreTrigger,
} from './firestore-event.ts'
import type { Jobs } from './jobs.ts'

export interface TriggerOptions {
  firestore: Firestore
  database: Database
  jobs: Jobs
  plan: DeliveryPlan
  now: () => number
}

export interface Triggers {
  /** Tells which functions there are; resolves when what was kept for them is sorted out. */
  know(endpoints: Iterable<Endpoint>): Promise<void>
}

/** Changes are sorted out in portions, between which others may write. */
const SORTED_AT_ONCE = 200

export function followCommits({ firestore, database, jobs, plan, now }: TriggerOptions): Triggers {
  let triggers: FirestoreTrigger[] | null = null

  function addEvents(known: FirestoreTrigger[], change: Change): void {
    const kind = changeKind(change.change)
    if (!kind) return
    const path = documentPath(change.change.name)
    for (const trigger of known) {
      if (!trigger.isMeant(kind, path)) continue
      const body = JSON.stringify(cloudEvent(trigger, change))
      for (const delay of plan({ kind: 'event', functionName: trigger.functionName })) {
        jobs.add({ kind: 'event', functionName: trigger.functionName, body, dueAt: now() + delay })
      }
    }
  }

  firestore.onCommit(({ commitTime, changes, caller }) => {
    for (const change of changes) {
      if (triggers) addEvents(triggers, { commitTime, change, caller })
      else {
        const body = JSON.stringify({ commitTime, change, caller } satisfies Change)
        jobs.add({ kind: 'change', functionName: '', body, dueAt: now() })
      }
    }
  })

  return {
    async know(endpoints) {
      const known = [...endpoints].map(firestoreTrigger).filter((trigger) => trigger !== null)
      triggers = known
      while (jobs.changes(1).length > 0) {
        await database.write(() => {
          for (const job of jobs.changes(SORTED_AT_ONCE)) {
            addEvents(known, JSON.parse(job.body) as Change)
            jobs.finish(job)
          }
        })
      }
    },
  }
}
