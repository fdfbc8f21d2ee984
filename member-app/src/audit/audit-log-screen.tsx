import { useNavigate, useSearch } from '@tanstack/react-router'
import { auditActs } from '@varanda/domain/audit/audit'
import { routes } from '@varanda/domain/site/routes'
import { useId, useState } from 'react'
import { useMemberName } from '../member/data/use-member-name.ts'
import { Empty } from '../ui/empty.tsx'
import { LoadFailed } from '../ui/notice/notice.tsx'
import { ScreenTitle } from '../ui/screen.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useAuditLog } from './data/use-audit-log.ts'
import { LogEntry } from './log-entry.tsx'
import { type LogSearch, logFilterOf } from './log-search.ts'
import { words } from './words.ts'
import './audit-log.css'

const page = 50

/** What was done to run the instance, newest first. Rules let nobody write it. */
export function AuditLogScreen() {
  const search = useSearch({ from: routes.adminAuditLog.path })
  return (
    <>
      <header className="page-head">
        <ScreenTitle title={words.title} />
        <p className="quiet">{words.lead}</p>
      </header>
      <div className="page-body">
        <Filters search={search} />
        <Entries key={JSON.stringify(search)} search={search} />
      </div>
    </>
  )
}

function Filters({ search }: { search: LogSearch }) {
  const navigate = useNavigate()
  const id = useId()
  return (
    <search className="log-filters">
      <label htmlFor={id} className="visually-hidden">
        {words.act}
      </label>
      <select
        id={id}
        className="input pick"
        value={search.act ?? ''}
        onChange={({ target }) => {
          const { act: _, ...rest } = search
          const act = auditActs.find((one) => one === target.value)
          void navigate({ to: routes.adminAuditLog.path, search: { ...rest, ...(act && { act }) }, resetScroll: false })
        }}
      >
        <option value="">{words.anyAct}</option>
        {auditActs.map((act) => (
          <option key={act} value={act}>
            {words.acts[act]}
          </option>
        ))}
      </select>
      {search.by && <OnlyBy by={search.by} />}
      {search.about && <OnlyAbout about={search.about} />}
      {(search.act || search.by || search.about) && (
        <button type="button" className="text-button" onClick={() => void navigate({ to: routes.adminAuditLog.path })}>
          {words.clear}
        </button>
      )}
    </search>
  )
}

function OnlyBy({ by }: { by: string }) {
  const name = useMemberName(by)
  return <p>{words.onlyBy(by === 'house' ? words.instance : (name ?? words.someone))}</p>
}

function OnlyAbout({ about }: { about: string }) {
  const name = useMemberName(about)
  return <p>{words.onlyAbout(name ?? words.someone)}</p>
}

function Entries({ search }: { search: LogSearch }) {
  const [count, setCount] = useState(page)
  const log = useAuditLog(logFilterOf(search), count)
  const before = useAuditLog(logFilterOf(search), Math.max(page, count - page))
  const shown = log.state === 'loading' ? before : log
  if (shown.state === 'failed') return <LoadFailed />
  if (shown.state === 'loading' || (shown.fromCache && shown.value.length === 0))
    return <Skeleton kind="person" rows={8} />
  if (shown.value.length === 0) {
    const filtered = Object.keys(search).length > 0
    return <Empty {...(filtered ? words.emptyFiltered : words.empty)} />
  }
  return (
    <>
      <ol className="plain log-list">
        {shown.value.map(({ id, data }) => (
          <LogEntry key={id} entry={data} />
        ))}
      </ol>
      {shown.value.length >= count && (
        <button type="button" className="button line members-more" onClick={() => setCount(count + page)}>
          {words.more}
        </button>
      )}
    </>
  )
}
