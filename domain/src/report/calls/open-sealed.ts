import * as v from 'valibot'
import { auditReason } from '../../audit/audit.ts'
import { adminRefusals, call } from '../../contract.ts'
import { documentId } from '../../document-id.ts'
import type { ShownPhoto } from './reported-photos.ts'

/** A reason for opening what is not for one's eyes is a sentence, not a word. In characters. */
export const shortestReasonToOpen = 20
/** A post as one administrator sees it once. `createdAt` is an ISO date. */
export interface OpenedPost {
  author: { uid: string; name: string }
  text: string
  createdAt: string
  photos: ShownPhoto[]
}

/**
 * The only way by which an administrator reads a post that is not for them and that nobody reported. The log and the
 * author's notice, with who and why, are written in one transaction before anything is answered.
 */
export const openSealed = call<OpenedPost>()({
  name: 'openSealed',
  caller: 'admin',
  fresh: true,
  input: v.object({
    postId: documentId,
    reason: v.pipe(auditReason, v.minLength(shortestReasonToOpen)),
  }),
  errors: [...adminRefusals, 'sign-in-again', 'post-unknown', 'too-many-tries'],
})
