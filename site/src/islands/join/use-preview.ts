import { call } from '@varanda/client/call'
import { DomainError } from '@varanda/domain/errors'
import { isInviteToken } from '@varanda/domain/ids'
import { type InvitePreview, previewInvite } from '@varanda/domain/invite/calls/preview-invite'
import { useEffect, useState } from 'react'

export type RefusalCode =
  | 'invite-unknown'
  | 'invite-revoked'
  | 'invite-expired'
  | 'invite-paused'
  | 'invite-full'
  | 'inviter-suspended'
  | 'too-many-tries'
  | 'offline'

export type Preview =
  | { state: 'checking' }
  | { state: 'open'; invite: InvitePreview }
  | { state: 'refused'; code: RefusalCode }

/** Whose invite this is and what is left of it. `attempt` asks again. */
export function usePreview(token: string | null, attempt: number): Preview {
  const [preview, setPreview] = useState<Preview>({ state: 'checking' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to ask again.
  useEffect(() => {
    if (token === null) return
    let left = false
    setPreview({ state: 'checking' })
    look(token).then((seen) => {
      if (!left) setPreview(seen)
    })
    return () => {
      left = true
    }
  }, [token, attempt])
  return preview
}

/** A link that rests or has no seat left lets nobody in, though a member may still connect by it. */
export function forNewcomer(preview: Preview): Preview {
  if (preview.state !== 'open') return preview
  if (preview.invite.left === 0) return { state: 'refused', code: 'invite-full' }
  return preview.invite.isResting ? { state: 'refused', code: 'invite-paused' } : preview
}

async function look(token: string): Promise<Preview> {
  if (!isInviteToken(token)) return { state: 'refused', code: 'invite-unknown' }
  try {
    return { state: 'open', invite: await call(previewInvite, { token }) }
  } catch (error) {
    return { state: 'refused', code: refusalCode(error) }
  }
}

/** The face that a refusal of the instance wears on this page; what is no refusal is a lost connection. */
export function refusalCode(error: unknown): RefusalCode {
  if (!(error instanceof DomainError)) return 'offline'
  switch (error.code) {
    case 'invite-revoked':
    case 'invite-expired':
    case 'inviter-suspended':
    case 'too-many-tries':
      return error.code
    case 'bad-input':
    case 'invite-unknown':
      return 'invite-unknown'
    default:
      return 'offline'
  }
}
