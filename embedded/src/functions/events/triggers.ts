/**
 * Turns commits and changes of objects into deliveries, inside their own transaction. While the functions are still
 * loading, nobody knows whom a change is for; it is kept whole and sorted out when they are there.
 */
import type { Firestore } from '../../firestore/contract.ts'
import type { Database } from '../../sqlite/database.ts'
import type { Storage } from '../../storage/contract.ts'
import type { Endpoint } from '../endpoint.ts'
import type { Jobs } from '../jobs.ts'
import type { DeliveryPlan } from './delivery.ts'
import { type Change, changeKind, cloudEvent, documentPath, firestoreTrigger } from './firestore-event.ts'
import { type StorageChange, storageCloudEvent, storageTrigger } from './storage-event.ts'

export interface TriggerOptions {
  firestore: Firestore
  storage: Storage
  database: Database
  jobs: Jobs
  plan: DeliveryPlan
  now: () => number
}

export interface Triggers {
  /** Tells which functions there are; resolves when what was kept for them is sorted out. */
  know(endpoints: Iterable<Endpoint>): Promise<void>
}

/** Gives the event for each function that a change is meant for. */
type Router = (change: Change | StorageChange) => { functionName: string; event: object }[]

/** Changes are sorted out in portions, between which others may write. */
const SORTED_AT_ONCE = 200

export function followChanges({ firestore, storage, database, jobs, plan, now }: TriggerOptions): Triggers {
  let route: Router | null = null

  function addEvents(known: Router, change: Change | StorageChange): void {
    for (const { functionName, event } of known(change)) {
      const body = JSON.stringify(event)
      for (const delay of plan({ kind: 'event', functionName })) {
        jobs.add({ kind: 'event', functionName, body, dueAt: now() + delay })
      }
    }
  }

  function take(change: Change | StorageChange): void {
    if (route) addEvents(route, change)
    else jobs.add({ kind: 'change', functionName: '', body: JSON.stringify(change), dueAt: now() })
  }

  firestore.onCommit(take)
  storage.onChange((objectChange) => {
    take({ bucket: storage.bucket, time: new Date(now()).toISOString(), objectChange })
  })

  return {
    async know(endpoints) {
      const known = routerOf([...endpoints], storage.bucket)
      route = known
      while (jobs.changes(1).length > 0) {
        await database.write(() => {
          for (const job of jobs.changes(SORTED_AT_ONCE)) {
            addEvents(known, JSON.parse(job.body) as Change | StorageChange)
            jobs.finish(job)
          }
        })
      }
    },
  }
}

function routerOf(endpoints: readonly Endpoint[], bucket: string): Router {
  const ofDocuments = endpoints.map(firestoreTrigger).filter((trigger) => trigger !== null)
  const ofObjects = endpoints.map((endpoint) => storageTrigger(endpoint, bucket)).filter((trigger) => trigger !== null)
  return (change) => {
    if ('objectChange' in change) {
      return ofObjects
        .filter(({ kind }) => kind === change.objectChange.kind)
        .map(({ functionName }) => ({ functionName, event: storageCloudEvent(change) }))
    }
    const kind = changeKind(change.change)
    if (!kind) return []
    const path = documentPath(change.change.name)
    return ofDocuments
      .filter((trigger) => trigger.isMeant(kind, path))
      .map((trigger) => ({ functionName: trigger.functionName, event: cloudEvent(trigger, change) }))
  }
}
