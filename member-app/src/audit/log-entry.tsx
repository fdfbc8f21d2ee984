import { Link } from '@tanstack/react-router'
import type { AuditEntry } from '@varanda/domain/audit/audit'
import { routes } from '@varanda/domain/site/routes'
import { useMemberName } from '../member/data/use-member-name.ts'
import { LogLine, memberOf } from '../ui/log/log-line.tsx'
import { actorOf } from './log-search.ts'
import { words } from './words.ts'

/** One line of the log, with the ways to more of the same. */
export function LogEntry({ entry }: { entry: AuditEntry }) {
  const about = memberOf(entry)
  const who = useMemberName(entry.by)
  const whom = useMemberName(about)
  return (
    <LogLine entry={entry} who={who} whom={whom}>
      <p className="log-links small">
        {about && whom && (
          <Link to={routes.adminUser.path} search={{ uid: about }}>
            {whom}
          </Link>
        )}
        {(entry.by === null || who) && (
          <Link to={routes.adminAuditLog.path} search={{ by: actorOf(entry.by) }}>
            {words.allBy(who ?? words.instance)}
          </Link>
        )}
      </p>
    </LogLine>
  )
}
