import type { DirectoryCard } from '@varanda/domain/member/directory'
import { Icon } from '../../ui/icon.tsx'
import { words } from '../list/words.ts'

/**
 * What stands out about a member's standing, in words: who runs the instance, who is shut out. `always`: what is usual,
 * too.
 */
export function StandingBadges({ card, always }: { card: Pick<DirectoryCard, 'role' | 'status'>; always?: boolean }) {
  const { role, status } = card
  return (
    <span className="standing-badges">
      {status !== 'active' && (
        <span className={`standing-badge ${status}`}>
          <Icon name={status === 'suspended' ? 'block' : 'clock'} size={20} />
          {words.statuses[status]}
        </span>
      )}
      {role === 'admin' && <span className="standing-badge admin">{words.roles.admin}</span>}
      {always && status === 'active' && role === 'user' && <span>{words.statuses.active}</span>}
    </span>
  )
}
