import { Icon } from '../../ui/icon.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { words } from '../../ui/words.ts'
import { useInReach } from './use-in-reach.ts'

/** Says above posts that they are what this device keeps, and why. */
export function KeptLine() {
  const online = useOnline()
  if (useInReach()) return null
  return (
    <p className="offline-line small">
      <Icon name="info" size={20} /> {online ? words.noAnswer : words.offline}
    </p>
  )
}
