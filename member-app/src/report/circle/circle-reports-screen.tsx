import '../reports.css'
import { circleReports } from '@varanda/domain/report/calls/circle-reports'
import { useMyCircle } from '../../circle/data/my-circles.ts'
import { Empty } from '../../ui/empty.tsx'
import { BackBar } from '../../ui/navigation/back-bar.tsx'
import { RowBoundary } from '../../ui/row-boundary.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAsked } from '../../ui/use-asked.ts'
import { AskedFailed } from '../asked-failed.tsx'
import { circleWords as words } from '../words.ts'
import { ReportCard } from './report-card.tsx'

/** What somebody asked those who look after a group or circle to look at. */
export function CircleReportsScreen({ id }: { id: string }) {
  const mine = useMyCircle(id)
  const asked = useAsked(circleReports, { circleId: id })
  const name = mine.state === 'ready' ? mine.value?.circle.name : undefined
  return (
    <>
      <BackBar>
        <ScreenTitle title={words.title} />
      </BackBar>
      <div className="page-body">
        {name !== undefined && <p className="quiet">{words.lead(name)}</p>}
        {asked.state === 'loading' && <Skeleton kind="person" rows={2} />}
        {asked.state === 'failed' && (
          <AskedFailed error={asked.error} failed={words.failed} offline={words.offline} onRetry={asked.again} />
        )}
        {asked.state === 'ready' && asked.value.reports.length === 0 && (
          <Empty title={words.empty.title} text={words.empty.text} />
        )}
        {asked.state === 'ready' && asked.value.reports.length > 0 && (
          <ul className="report-cards" aria-label={words.title}>
            {asked.value.reports.map((report) => (
              <RowBoundary key={report.id} of={report} as="li">
                <ReportCard circleId={id} report={report} onDone={asked.again} onStale={asked.again} />
              </RowBoundary>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
