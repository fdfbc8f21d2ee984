/**
 * Firestore triggers: which functions a change is meant for, and the CloudEvent that they get.
 * Source: https://cloud.google.com/eventarc/docs/reference/supported-events#cloud-firestore
 */
import { randomUUID } from 'node:crypto'
import type { Caller, DocumentChange } from '../../firestore/contract.ts'
import type { Endpoint } from '../endpoint.ts'
import { documentPattern } from './document-pattern.ts'

type ChangeKind = 'created' | 'updated' | 'deleted'

export interface Change {
  commitTime: string
  change: DocumentChange
  caller: Caller
}

export interface FirestoreTrigger {
  functionName: string
  isMeant(kind: ChangeKind, documentPath: string): boolean
  eventType: string
}

const EVENT_TYPE = /^google\.cloud\.firestore\.document\.v1\.(created|updated|deleted|written)(\.withAuthContext)?$/

/** Null for a function without a Firestore trigger on the default database. */
export function firestoreTrigger(endpoint: Endpoint): FirestoreTrigger | null {
  const trigger = endpoint.eventTrigger
  const type = trigger && EVENT_TYPE.exec(trigger.eventType)
  const pattern = trigger?.eventFilterPathPatterns.document ?? trigger?.eventFilters.document
  if (!type || !pattern || (trigger.eventFilters.database ?? '(default)') !== '(default)') return null
  const wanted = type[1]
  const matches = documentPattern(pattern)
  return {
    functionName: endpoint.name,
    eventType: trigger.eventType,
    isMeant: (kind, path) => (wanted === 'written' || wanted === kind) && matches(path),
  }
}

/** Null when nothing became different, which is no event. */
export function changeKind({ before, after }: DocumentChange): ChangeKind | null {
  if (!before) return after ? 'created' : null
  if (!after) return 'deleted'
  return before.updateTime === after.updateTime ? null : 'updated'
}

/** `documents/a/b` out of `projects/P/databases/D/documents/a/b`, without its first word. */
export function documentPath(name: string): string {
  return name.split('/').slice(5).join('/')
}

export function cloudEvent(trigger: FirestoreTrigger, { commitTime, change, caller }: Change): object {
  const [, project, , database] = change.name.split('/')
  const path = documentPath(change.name)
  return {
    specversion: '1.0',
    id: randomUUID(),
    source: `//firestore.googleapis.com/projects/${project}/databases/${database}`,
    subject: `documents/${path}`,
    type: trigger.eventType,
    time: commitTime,
    location: 'local',
    project,
    database,
    namespace: '(default)',
    document: path,
    datacontenttype: 'application/json',
    data: {
      ...(change.after ? { value: change.after } : {}),
      ...(change.before ? { oldValue: change.before } : {}),
    },
    ...(trigger.eventType.endsWith('.withAuthContext') ? authContext(caller) : {}),
  }
}

function authContext(caller: Caller): object {
  if (caller.kind === 'admin') return { authtype: 'service_account', authid: 'admin' }
  return caller.auth ? { authtype: 'app_user', authid: caller.auth.uid } : { authtype: 'unauthenticated' }
}
