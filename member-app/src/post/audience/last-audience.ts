import { lastingNotes, ofMember } from '@varanda/client/browser-notes'
import { type Audience, audienceSchema } from '@varanda/domain/post/audience'
import * as v from 'valibot'

const key = `${ofMember}audience`

/** Whom the member chose last on this device; undefined before the first choice, and for what is none (any more). */
export function lastAudience(): Audience | undefined {
  try {
    const kept = v.safeParse(audienceSchema, JSON.parse(lastingNotes.get(key) ?? 'null'))
    return kept.success ? kept.output : undefined
  } catch {
    return undefined
  }
}

export function keepLastAudience(audience: Audience): void {
  lastingNotes.set(key, JSON.stringify(audience))
}
