import { paths } from '@varanda/domain/paths'
import type { Standing } from '@varanda/domain/standing'
import { getAuth } from 'firebase-admin/auth'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { db } from '../lib/app.ts'
import { keepCard } from '../members/keep-card.ts'

/**
 * Copies the standing to where it is only shown: role and status into the account's claims, a cache for interfaces that no
 * rule and no function trusts, and the card in the administrators' directory.
 */
export const onStandingWritten = onDocumentWritten(
  { document: 'users/{uid}/private/standing', retry: true },
  async ({ params: { uid } }) => {
    await keepCard(uid)
    const standing = (await db.doc(paths.standing(uid)).get()).data() as Standing | undefined
    try {
      await getAuth().setCustomUserClaims(uid, standing ? { role: standing.role, status: standing.status } : null)
    } catch (error) {
      // The account may be gone by now; then there is nothing to keep in step.
      if ((error as { code?: string }).code !== 'auth/user-not-found') throw error
    }
  },
)
