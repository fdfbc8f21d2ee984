import type { Report } from '@varanda/domain/report/report'
import { routes } from '@varanda/domain/site/routes'
import { useState } from 'react'
import { useMe } from '../data/use-me.ts'
import { Icon } from '../ui/icon.tsx'
import { focusHeadingSoon } from '../ui/navigation/journey.ts'
import { RowBoundary } from '../ui/row-boundary.tsx'
import { LinkOut } from '../ui/sheet/link-out.tsx'
import { Sheet } from '../ui/sheet/sheet.tsx'
import { Written } from '../ui/text/written.tsx'
import { Time } from '../ui/time/time.tsx'
import { ReportActs } from './report-acts.tsx'
import { ReportedPictures } from './reported-pictures.tsx'
import { type ReportAct, ResolveSheet } from './resolve-sheet.tsx'
import { whatOf } from './what-of.ts'
import { words } from './words.ts'

/** One report in full: the copy, the reporter's words, what was done, and what can be. */
export function ReportDetail(props: {
  reportId: string
  report: Report
  /** It is decided, by this or by what somebody else did. */
  onChanged: () => void
  /** It says something else than what was read; the sheet that says so stays. */
  onStale: () => void
  onClose: () => Promise<void>
}) {
  const { reportId, report, onChanged, onStale, onClose } = props
  const [act, setAct] = useState<ReportAct>()
  const me = useMe().uid
  // Its row may be gone from the list.
  const leave = () => void onClose().then(focusHeadingSoon)
  if (act) {
    // Whoever has left the sheet meanwhile may look at another report, which stays.
    const on = { onResolved: onChanged, onStale, onDone: leave, onClose: () => setAct(undefined) }
    return <ResolveSheet reportId={reportId} report={report} act={act} {...on} />
  }
  const { about, by, sealed, history, state } = report
  // Whom it is about does not read here who made it.
  const isAboutMe = about.uid === me
  const minors = [about, ...(isAboutMe ? [] : [by])].filter(({ isMinor }) => isMinor)
  return (
    <Sheet open onClose={onClose} title={whatOf(report)} note={words.report.categories[report.category]}>
      {report.circle !== undefined && <p className="small quiet">{words.passed}</p>}
      {minors.length > 0 && (
        <p className="chip late">
          <Icon name="warning" size={16} /> {words.minor}: {minors.map(({ name }) => name).join(', ')}
        </p>
      )}
      <section className="stack">
        <h3 className="label">{words.detail.sealed}</h3>
        <blockquote className="sealed">
          {sealed.text ? (
            <RowBoundary of={sealed.text}>
              <Written text={sealed.text} />
            </RowBoundary>
          ) : (
            <p className="quiet">{words.detail.noText}</p>
          )}
        </blockquote>
        {sealed.photos && state === 'open' && <ReportedPictures reportId={reportId} />}
        {sealed.createdAt && (
          <p className="small quiet">
            {words.detail.written}: <Time at={sealed.createdAt.toDate()} />
          </p>
        )}
      </section>
      <section className="stack">
        <h3 className="label">{words.detail.words}</h3>
        {report.words ? (
          <RowBoundary of={report.words}>
            <Written text={report.words} />
          </RowBoundary>
        ) : (
          <p className="quiet">{words.detail.noWords}</p>
        )}
        <p className="small quiet">
          {isAboutMe ? words.detail.unnamed : <span dir="auto">{by.name}</span>}, <Time at={report.at.toDate()} />
        </p>
      </section>
      {history.length > 0 && (
        <section className="stack">
          <h3 className="label">{words.detail.history}</h3>
          <ol className="steps">
            {history.map((step) => (
              <li key={step.at.toMillis()}>
                <span dir="auto">{step.by.name}</span> {words.detail.steps[step.act]}:{' '}
                <span dir="auto">{step.reason}</span>
                <span className="small quiet">
                  {' '}
                  <Time at={step.at.toDate()} />
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
      <ReportActs report={report} onAct={setAct} />
      {about.uid !== '' && (
        <div className="detail-acts">
          <LinkOut className="button line" to={`${routes.adminUser.path}?uid=${about.uid}`} onLeave={onClose}>
            {words.detail.person}
          </LinkOut>
        </div>
      )}
    </Sheet>
  )
}
