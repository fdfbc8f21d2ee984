import { createHash } from 'node:crypto'
import { type Automation, runName } from '@varanda/domain/automation/automation'
import { decide, type Outcome } from '@varanda/domain/automation/engine'
import { paths } from '@varanda/domain/paths'
import type { Entry } from '@varanda/domain/post/entry'
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import type { Looked } from '../tasks/names.ts'
import { onClock } from './clock.ts'
import { seenAt, seenPost } from './seen.ts'

/** One thing that one automation looks at, with both as they were found. */
export interface Look {
  looked: Looked
  automation: Automation | undefined
  /** The member's own copy of the post, of what is about one. */
  entry?: DocumentSnapshot | undefined
}

export function runIdOf(uid: string, automationId: string, factId: string): string {
  return createHash('sha256')
    .update(runName(uid, automationId, factId))
    .digest('hex')
}

/** Where the member's own copy is; undefined of what is about no post. */
export function entryPlace({ uid, happening: { postId } }: Looked): DocumentReference | undefined {
  return postId === undefined ? undefined : db.doc(paths.entry(uid, postId))
}

/** Reads the copies of many in one request, each once. */
export async function withEntries<One extends Look>(looks: readonly One[]): Promise<One[]> {
  const places = new Map(looks.flatMap(({ looked }) => entryPlace(looked) ?? []).map((place) => [place.path, place]))
  if (places.size === 0) return [...looks]
  const found = new Map((await db.getAll(...places.values())).map((one) => [one.ref.path, one]))
  return looks.map((look) => ({ ...look, entry: found.get(entryPlace(look.looked)?.path ?? '') }))
}

/** What an automation does about what it looks at: by its parts and its member's own copy. */
export function outcomeOf({ looked, automation, entry }: Look, now: Date): Outcome {
  if (!automation?.on) return { kind: 'unconcerned' }
  const { uid, automationId, happening } = looked
  const seen = seenAt(momentOf(happening, entry), automation.zone, seenPost(entry))
  const acted = actsOn(automation, onClock(now, automation.zone).day)
  return decide({ id: automationId, owner: uid, parts: automation.parts }, happening, seen, acted)
}

/** A post is of when it was written, wherever a trial or a task comes to it. */
function momentOf({ kind, at }: Looked['happening'], entry: DocumentSnapshot | undefined): Date {
  const isOfPost = kind === 'post' || kind === 'mention'
  return (isOfPost && entry?.exists ? (entry.data() as Entry).createdAt.toDate() : undefined) ?? new Date(at)
}

export function actsOn({ today }: Automation, day: string): number {
  return today?.day === day ? today.acts : 0
}
