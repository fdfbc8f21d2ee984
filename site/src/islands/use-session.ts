import { useStore } from '@nanostores/react'
import { $session, type Session, startSession } from '@varanda/client/account/session'
import { useEffect } from 'react'

/** Who is here; following starts when the first island asks. */
export function useSession(): Session {
  useEffect(startSession, [])
  return useStore($session)
}
