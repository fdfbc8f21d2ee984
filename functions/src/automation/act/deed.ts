import type { Done, Run } from '@varanda/domain/automation/automation'
import type { Action, ActionKind } from '@varanda/domain/automation/parts'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { checkMember } from '../../lib/check-standing.ts'
import { getTogether } from '../../lib/get-together.ts'
import { read } from '../../lib/read.ts'

/** A run that acts, and for whom. */
export interface Acting {
  uid: string
  automationId: string
  runId: string
  run: Run
  /** Which of its actions. */
  index: number
  now: Date
}

/** What will be other than before, found before it is done: so it is known whoever dies in between. */
export type Plan = Pick<Done, 'made' | 'changed'>

/**
 * One kind of action. `act` goes through what the member's own tap goes through, so that it can do nothing that they
 * could not; it bears being done twice, and may answer more exactly what it changed. `undo` takes back what the plan says; null where nothing can.
 */
export interface Deed<Kind extends ActionKind> {
  /** The documents that `plan` looks at. */
  asks(acting: Acting, action: Extract<Action, { kind: Kind }>): DocumentReference[]
  plan(acting: Acting, action: Extract<Action, { kind: Kind }>, found: readonly DocumentSnapshot[]): Plan
  act(acting: Acting, action: Extract<Action, { kind: Kind }>, plan: Plan): Promise<Plan | undefined>
  undo: ((acting: Acting, plan: Plan) => Promise<void>) | null
}

/** Proves that a member may act now, as a call of theirs would; as which sign-in they do. */
export async function actingMember(uid: string, now: Date): Promise<{ uid: string; authTime: number }> {
  const authTime = Math.floor(now.getTime() / 1000)
  checkMember(read(standingSchema, await getTogether(db.doc(paths.standing(uid)))), authTime)
  return { uid, authTime }
}

export function runPlace({
  uid,
  automationId,
  runId,
}: Pick<Acting, 'uid' | 'automationId' | 'runId'>): DocumentReference {
  return db.doc(paths.automationRun(uid, automationId, runId))
}
