import '../reports.css'
import { myReports } from '@varanda/domain/report/calls/my-reports'
import { myRulings } from '@varanda/domain/report/calls/my-rulings'
import { BackBar } from '../../ui/navigation/back-bar.tsx'
import { RowBoundary } from '../../ui/row-boundary.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAsked } from '../../ui/use-asked.ts'
import { AskedFailed } from '../asked-failed.tsx'
import { ownWords as words } from '../words.ts'
import { OwnReportCard } from './own-report-card.tsx'
import { RulingCard } from './ruling-card.tsx'

/** What was decided against me, which I may answer once, and what I reported. */
export function OwnReportsScreen() {
  const rulings = useAsked(myRulings, {})
  const reports = useAsked(myReports, {})
  const { decided, made } = words
  return (
    <>
      <BackBar>
        <ScreenTitle title={words.title} />
      </BackBar>
      <div className="page-body own-reports">
        <section aria-labelledby="decided">
          <h2 id="decided" className="settings-title">
            {decided.title}
          </h2>
          {rulings.state === 'loading' && <Skeleton kind="person" rows={1} />}
          {rulings.state === 'failed' && (
            <AskedFailed error={rulings.error} failed={words.failed} offline={words.offline} onRetry={rulings.again} />
          )}
          {rulings.state === 'ready' && rulings.value.rulings.length === 0 && <p className="quiet">{decided.empty}</p>}
          {rulings.state === 'ready' && rulings.value.rulings.length > 0 && (
            <ul className="report-cards" aria-label={decided.title}>
              {rulings.value.rulings.map((ruling) => (
                <RowBoundary key={ruling.id} of={ruling} as="li">
                  <RulingCard ruling={ruling} onAnswered={rulings.again} />
                </RowBoundary>
              ))}
            </ul>
          )}
        </section>
        <section aria-labelledby="made">
          <h2 id="made" className="settings-title">
            {made.title}
          </h2>
          {reports.state === 'loading' && <Skeleton kind="person" rows={1} />}
          {reports.state === 'failed' && (
            <AskedFailed error={reports.error} failed={words.failed} offline={words.offline} onRetry={reports.again} />
          )}
          {reports.state === 'ready' && reports.value.reports.length === 0 && <p className="quiet">{made.empty}</p>}
          {reports.state === 'ready' && reports.value.reports.length > 0 && (
            <ul className="report-cards" aria-label={made.title}>
              {reports.value.reports.map((report) => (
                <RowBoundary key={report.id} of={report} as="li">
                  <OwnReportCard report={report} />
                </RowBoundary>
              ))}
            </ul>
          )}
        </section>
      </div>
    </>
  )
}
