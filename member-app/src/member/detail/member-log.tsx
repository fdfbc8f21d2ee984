import { Link } from '@tanstack/react-router'
import type { AuditEntry } from '@varanda/domain/audit/audit'
import { routes } from '@varanda/domain/site/routes'
import { useId } from 'react'
import { useAuditLog } from '../../audit/data/use-audit-log.ts'
import { LogLine } from '../../ui/log/log-line.tsx'
import { LoadFailed } from '../../ui/notice/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useMemberName } from '../data/use-member-name.ts'
import { words } from './words.ts'

const shown = 10

/** The newest of what was done about this member. */
export function MemberLog({ uid, name }: { uid: string; name: string }) {
  const titleId = useId()
  const log = useAuditLog({ about: uid }, shown)
  const entries = log.state === 'ready' ? log.value : []
  // An empty cache knows nothing.
  const isComing = log.state === 'loading' || (log.state === 'ready' && log.fromCache && entries.length === 0)
  return (
    <section aria-labelledby={titleId} className="stack">
      <h2 id={titleId} className="sheet-title">
        {words.log.title}
      </h2>
      {log.state === 'failed' && <LoadFailed />}
      {isComing && <Skeleton kind="person" rows={3} />}
      {log.state === 'ready' && !isComing && entries.length === 0 && <p className="quiet">{words.log.none}</p>}
      {entries.length > 0 && (
        <>
          <ol className="plain log-list">
            {entries.map(({ id, data }) => (
              <Line key={id} entry={data} whom={name} />
            ))}
          </ol>
          <Link to={routes.adminAuditLog.path} search={{ about: uid }}>
            {words.log.all}
          </Link>
        </>
      )}
    </section>
  )
}

function Line({ entry, whom }: { entry: AuditEntry; whom: string }) {
  return <LogLine entry={entry} who={useMemberName(entry.by)} whom={whom} />
}
