import { isInGraph } from '@varanda/domain/graph/graph-page-others'
import { type Standing, standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { getAuth } from 'firebase-admin/auth'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { renewSoon } from '../../graph/renew-soon.ts'
import { endAdultActs } from '../../guardian/end-adult-acts.ts'
import { db } from '../../lib/app.ts'
import { read } from '../../lib/read.ts'
import { dropEndedSubscriptions } from '../../notice/push/subscriptions.ts'
import { keepCard } from '../keep-card.ts'

/** Whether the graph shows such a member, unless they chose otherwise. */
function isShown(snapshot: DocumentSnapshot | undefined): boolean {
  const standing = read(standingSchema, snapshot)
  return standing !== undefined && isInGraph({ ageBand: standing.ageBand ?? 'adult', status: standing.status }, false)
}

const isAdult = (standing: Standing | undefined) => standing !== undefined && (standing.ageBand ?? 'adult') === 'adult'

/**
 * Copies the standing to where it is only shown: role and status into the account's claims, a cache for interfaces that
 * no rule and no function trusts, and the card in the administrators' directory. Who leaves or turns out to be a minor
 * is gone from the graph soon, and what only adults may do ends with the minor's.
 */
export const onStandingWritten = onDocumentWritten(
  { document: 'users/{uid}/private/standing', retry: true },
  async ({ params: { uid }, data }) => {
    await keepCard(uid)
    await dropEndedSubscriptions(uid)
    if (isShown(data?.before) && !isShown(data?.after)) await renewSoon(new Date())
    const standing = read(standingSchema, await db.doc(paths.standing(uid)).get())
    if (isAdult(read(standingSchema, data?.before)) && standing && !isAdult(standing))
      await endAdultActs(uid, new Date())
    try {
      await getAuth().setCustomUserClaims(uid, standing ? { role: standing.role, status: standing.status } : null)
    } catch (error) {
      // The account may be gone by now; then there is nothing to keep in step.
      if ((error as { code?: string }).code !== 'auth/user-not-found') throw error
    }
  },
)
