import './reports.css'
import { paths } from '@varanda/domain/paths'
import type { Report } from '@varanda/domain/report/report'
import { useState } from 'react'
import { countAgain } from '../data/use-count.ts'
import { type Pages, usePages } from '../data/use-pages.ts'
import { Choice } from '../ui/choice/choice.tsx'
import { Empty } from '../ui/empty.tsx'
import { Icon } from '../ui/icon.tsx'
import { LoadFailed } from '../ui/notice/notice.tsx'
import { RowBoundary } from '../ui/row-boundary.tsx'
import { ScreenTitle } from '../ui/screen.tsx'
import { useSheet } from '../ui/sheet/use-sheet.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { Appeals } from './appeal/appeals.tsx'
import { OpenSealed } from './open-sealed.tsx'
import { ReportRow } from './report-row.tsx'
import { appealWords, words } from './words.ts'

/** What members reported; nothing else of theirs opens here but by `openSealed`, of which they are told. */
export function ReportsScreen() {
  const [view, setView] = useState<Report['state'] | 'appeals'>('open')
  const state = view === 'appeals' ? 'open' : view
  const unsealing = useSheet('open-sealed')
  const pages = usePages<Report>(paths.reports, { by: 'at', direction: 'desc' }, [['state', '==', state]])
  const empty = state === 'open' ? words.empty : words.emptyResolved
  const lookAgain = () => {
    pages.again()
    countAgain()
  }
  return (
    <>
      <header className="page-head">
        <ScreenTitle title={words.title} />
        <p className="quiet">{words.lead}</p>
      </header>
      <div className="page-body">
        <Choice
          label={words.tabs.label}
          value={view}
          options={[
            { value: 'open', text: words.tabs.open },
            { value: 'resolved', text: words.tabs.resolved },
            { value: 'appeals', text: appealWords.tab },
          ]}
          onChoose={setView}
        />
        {view === 'appeals' ? <Appeals /> : <ReportPages pages={pages} empty={empty} onChanged={lookAgain} />}
        <p className="unseal">
          <button type="button" className="text-button" onClick={unsealing.show}>
            <Icon name="lock" size={20} /> {words.sealed.open}
          </button>
        </p>
      </div>
      {unsealing.open && <OpenSealed onClose={unsealing.hide} />}
    </>
  )
}

function ReportPages(props: { pages: Pages<Report>; empty: { title: string; text: string }; onChanged: () => void }) {
  const { pages, empty, onChanged } = props
  return (
    <>
      {pages.state === 'failed' && <LoadFailed onRetry={pages.again} />}
      {pages.state === 'loading' && <Skeleton kind="person" rows={3} />}
      {pages.state === 'ready' && pages.rows.length === 0 && <Empty title={empty.title} text={empty.text} />}
      {pages.rows.length > 0 && (
        <ul className="admin-list reports" aria-label={words.title}>
          {pages.rows.map(({ id, data }) => (
            <RowBoundary key={id} of={data} as="li">
              <ReportRow reportId={id} report={data} onChanged={onChanged} />
            </RowBoundary>
          ))}
        </ul>
      )}
      {pages.more && (
        <button type="button" className="button line wide" onClick={pages.next}>
          {words.more}
        </button>
      )}
    </>
  )
}
