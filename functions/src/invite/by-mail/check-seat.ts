import { DomainError } from '@varanda/domain/errors'
import type { InvitePreview } from '@varanda/domain/invite/calls/preview-invite'
import type { Invite } from '@varanda/domain/invite/invite'
import { previewOf } from '../preview.ts'

/**
 * Whether somebody could join by this invite by mail alone, as of now; joining itself asks once more. The founding link
 * makes an administrator, who needs the app. Throws DomainError.
 */
export async function checkSeat(invite: Invite | undefined, now: Date): Promise<InvitePreview> {
  if (invite?.kind === 'founding') throw new DomainError('invite-unknown')
  const preview = await previewOf(invite, now)
  if (preview.left === 0) throw new DomainError('invite-full')
  if (preview.isResting) throw new DomainError('invite-paused')
  return preview
}
