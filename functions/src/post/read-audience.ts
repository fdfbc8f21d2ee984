import { type Audience, audienceOf, keptAudienceSchema } from '@varanda/domain/post/audience'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { read, readIfWhole } from '../lib/read.ts'

/** A stored audience, in whichever form it was stored; throws `damaged` like `read`. */
export function readAudience(snapshot: DocumentSnapshot | undefined): Audience | undefined {
  const stored = read(keptAudienceSchema, snapshot)
  return stored && audienceOf(stored)
}

/** Undefined also for a damaged one, like `readIfWhole`. */
export function readAudienceIfWhole(snapshot: DocumentSnapshot | undefined): Audience | undefined {
  const stored = readIfWhole(keptAudienceSchema, snapshot)
  return stored && audienceOf(stored)
}
