import { useStore } from '@nanostores/react'
import { $session, type MemberSession } from '@varanda/client/account/session'

/** The member whose app this is. Screens are shown to members only. */
export function useMe(): MemberSession {
  const session = useStore($session)
  if (session.state !== 'member') throw new Error('a screen for members was shown to someone else')
  return session
}
