import './reports.css'
import { paths } from '@varanda/domain/paths'
import type { Report } from '@varanda/domain/report/report'
import { useState } from 'react'
import { countAgain } from '../data/use-count.ts'
import { usePages } from '../data/use-pages.ts'
import { Choice } from '../ui/choice/choice.tsx'
import { Empty } from '../ui/empty.tsx'
import { Icon } from '../ui/icon.tsx'
import { LoadFailed } from '../ui/notice/notice.tsx'
import { RowBoundary } from '../ui/row-boundary.tsx'
import { ScreenTitle } from '../ui/screen.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { OpenSealed } from './open-sealed.tsx'
import { ReportDetail } from './report-detail.tsx'
import { ReportRow } from './report-row.tsx'
import { words } from './words.ts'

/** What members reported; nothing else of theirs opens here but by `openSealed`, of which they are told. */
export function ReportsScreen() {
  const [state, setState] = useState<Report['state']>('open')
  const [openedId, setOpenedId] = useState<string>()
  const [unsealing, setUnsealing] = useState(false)
  const pages = usePages<Report>(paths.reports, { by: 'at', direction: 'desc' }, [['state', '==', state]])
  const opened = pages.rows.find(({ id }) => id === openedId)
  const empty = state === 'open' ? words.empty : words.emptyResolved
  return (
    <>
      <header className="page-head">
        <ScreenTitle title={words.title} />
        <p className="quiet">{words.lead}</p>
      </header>
      <div className="page-body">
        <Choice
          label={words.tabs.label}
          value={state}
          options={[
            { value: 'open', text: words.tabs.open },
            { value: 'resolved', text: words.tabs.resolved },
          ]}
          onChoose={setState}
        />
        {pages.state === 'failed' && <LoadFailed onRetry={pages.again} />}
        {pages.state === 'loading' && <Skeleton kind="person" rows={3} />}
        {pages.state === 'ready' && pages.rows.length === 0 && <Empty title={empty.title} text={empty.text} />}
        {pages.rows.length > 0 && (
          <ul className="admin-list reports" aria-label={words.title}>
            {pages.rows.map(({ id, data }) => (
              <RowBoundary key={id} of={data} as="li">
                <ReportRow report={data} onOpen={() => setOpenedId(id)} />
              </RowBoundary>
            ))}
          </ul>
        )}
        {pages.more && (
          <button type="button" className="button line wide" onClick={pages.next}>
            {words.more}
          </button>
        )}
        <p className="unseal">
          <button type="button" className="text-button" onClick={() => setUnsealing(true)}>
            <Icon name="lock" size={20} /> {words.sealed.open}
          </button>
        </p>
      </div>
      {opened && (
        <ReportDetail
          reportId={opened.id}
          report={opened.data}
          onClose={() => setOpenedId(undefined)}
          onChanged={() => {
            pages.again()
            countAgain()
          }}
        />
      )}
      {unsealing && <OpenSealed onClose={() => setUnsealing(false)} />}
    </>
  )
}
