import type { Session } from '@varanda/client/account/session'
import { useCallback } from 'react'
import { useRoster } from '../../connection/data/connections.ts'
import type { NameOf } from '../../ui/text/names-known.ts'

/** Who is known on every screen: me, and whom I know. */
export function useRosterNames(session: Session): NameOf {
  const me = session.state === 'member' ? session : undefined
  const roster = useRoster(me?.uid)
  const people = roster.state === 'ready' ? roster.value : undefined
  const [uid, name] = [me?.uid, me?.name]
  return useCallback((other) => (other === uid ? name : people?.[other]?.name), [uid, name, people])
}
