import * as v from 'valibot'
import type { Settings } from '../account/settings.ts'
import { DomainError } from '../errors.ts'
import { personSchema } from '../member/person.ts'
import type { Standing } from '../member/standing.ts'
import { momentSchema } from '../moment.ts'
import type { Connection } from './connection.ts'

export const connectionRequestLimits = {
  asksPerDay: 20,
  answersPerDay: 200,
  suggestionsPerDay: 50,
  suggested: 12,
  /** Letters of a name that is looked for, and people who are shown for it. */
  searchedName: 60,
  found: 12,
} as const

/**
 * `users/{uid}/requests/{other}`: somebody asks to be connected. Each of the two has a copy: `out` of who asks, `in` of
 * who is asked. A no is not told: the asker's copy stays as it was, and asking again reaches nobody.
 */
export const connectionRequestSchema = v.object({
  ...personSchema.entries,
  direction: v.picklist(['in', 'out']),
  state: v.picklist(['open', 'declined']),
  at: momentSchema,
})
export type ConnectionRequest = v.InferOutput<typeof connectionRequestSchema>

/** Everything that decides about asking, read in one transaction. */
export interface AskingState {
  connection: Connection | undefined
  /** The caller's copies: of what they asked, or of what the other asked them. */
  mine: ConnectionRequest | undefined
  /** The other's copy. */
  theirs: ConnectionRequest | undefined
  other: { standing: Standing | undefined; settings: Settings | undefined }
  haveCommonConnection: boolean
  areApart: boolean
}

/**
 * What asking comes to: `connected` already; `connect` because the other asked first; `asked` before, so that nothing
 * changes; `hide` where the other said no, who hears nothing of it; or `ask`. Throws `person-unknown` for whoever does
 * not want to be found by the caller, whatever the reason.
 */
export function decideAsking(state: AskingState): 'connected' | 'connect' | 'asked' | 'hide' | 'ask' {
  const { connection, mine, theirs, areApart } = state
  if (connection) return 'connected'
  if (areApart) throw new DomainError('person-unknown')
  // What the other took back is no question any more, whatever was answered.
  if (mine?.direction === 'in' && theirs?.direction === 'out') return 'connect'
  if (mine?.direction === 'out') return 'asked'
  if (!mayBeFound(state)) throw new DomainError('person-unknown')
  return theirs?.state === 'declined' ? 'hide' : 'ask'
}

/** Whether somebody wants to be found by the caller. Never a minor, whatever their settings say. */
export function mayBeFound({
  other: { standing, settings },
  haveCommonConnection,
}: Pick<AskingState, 'other' | 'haveCommonConnection'>): boolean {
  if (standing?.status !== 'active' || (standing.ageBand ?? 'adult') !== 'adult') return false
  if (settings?.findable === 'members') return true
  return settings?.findable === 'connections-of-connections' && haveCommonConnection
}
