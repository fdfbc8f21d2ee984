/**
 * Storage triggers: which functions a change is meant for, and the CloudEvent that they get. A replaced object is
 * deleted and another one finalized.
 * Source: https://cloud.google.com/eventarc/docs/reference/supported-events#cloud-storage
 */
import { randomUUID } from 'node:crypto'
import type { ObjectChange } from '../../storage/contract.ts'
import { resourceOf } from '../../storage/resource.ts'
import type { Endpoint } from '../endpoint.ts'

export interface StorageChange {
  bucket: string
  /** RFC 3339. */
  time: string
  objectChange: ObjectChange
}

export interface StorageTrigger {
  functionName: string
  kind: ObjectChange['kind']
  bucket: string
}

const TYPE = 'google.cloud.storage.object.v1.'
const kinds: readonly ObjectChange['kind'][] = ['finalized', 'deleted', 'metadataUpdated']

/** Null for a function without a trigger on this bucket that can happen here; nothing is ever archived. */
export function storageTrigger(endpoint: Endpoint, bucket: string): StorageTrigger | null {
  const { eventType = '', eventFilters } = endpoint.eventTrigger ?? {}
  const kind = kinds.find((known) => eventType === TYPE + known)
  return kind && (eventFilters?.bucket ?? bucket) === bucket ? { functionName: endpoint.name, kind, bucket } : null
}

export function storageCloudEvent({ bucket, time, objectChange: { kind, object } }: StorageChange): object {
  return {
    specversion: '1.0',
    id: randomUUID(),
    source: `//storage.googleapis.com/projects/_/buckets/${bucket}`,
    subject: `objects/${object.name}`,
    type: TYPE + kind,
    time,
    bucket,
    datacontenttype: 'application/json',
    data: resourceOf(bucket, object),
  }
}
