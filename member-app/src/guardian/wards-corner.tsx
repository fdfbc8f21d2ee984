import { useMe } from '../data/use-me.ts'
import { InMyCare } from './in-my-care.tsx'
import { MyGuardian } from './my-guardian.tsx'

/** What my own page says of children's accounts: who looks after mine, or whom I may look after. */
export function WardsCorner() {
  const me = useMe()
  if (me.guardian !== null) return <MyGuardian guardian={me.guardian} />
  return me.ageBand === 'adult' ? <InMyCare /> : null
}
