import { Link } from '@tanstack/react-router'
import { firstName } from '@varanda/domain/member/member'
import type { ReportInCircle } from '@varanda/domain/report/calls/circle-reports'
import { circleResolutions } from '@varanda/domain/report/report'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { Written } from '../../ui/text/written.tsx'
import { Time } from '../../ui/time/time.tsx'
import { sayExactly } from '../../ui/time/time-words.ts'
import { words as all, circleWords as words } from '../words.ts'
import { CircleResolveSheet } from './circle-resolve-sheet.tsx'

/** One report of a circle with what can be done about it; whoever made it is not known here. */
export function ReportCard(props: {
  circleId: string
  report: ReportInCircle
  onDone: () => void
  onStale: () => void
}) {
  const { circleId, report, onDone, onStale } = props
  const { target, about, category, sealed } = report
  const sheets = {
    removed: useSheet(`remove/${report.id}`),
    expelled: useSheet(`expel/${report.id}`),
    dismissed: useSheet(`dismiss/${report.id}`),
  }
  const act = circleResolutions.find((one) => sheets[one].open)
  const name = firstName(about.name)
  const isPerson = target.kind === 'member'
  return (
    <li className="report-card">
      <h2 className="report-what" dir="auto">
        {isPerson ? all.member(about.name) : all.of(all.kinds[target.kind], about.name)}
      </h2>
      <p className="small quiet">
        {all.report.categories[category]} · <Time at={new Date(report.at)} />
      </p>
      <blockquote className="sealed">
        {sealed.text ? <Written text={sealed.text} /> : <p className="quiet">{all.detail.noText}</p>}
        {sealed.photos > 0 && <p className="small quiet">{words.photos(sealed.photos)}</p>}
      </blockquote>
      {report.words && (
        <div>
          <p className="label">{all.detail.words}</p>
          <Written text={report.words} />
        </div>
      )}
      {'postId' in target && (
        <Link className="text-button" to="/user/post/$postId" params={{ postId: target.postId }}>
          {words.open}
        </Link>
      )}
      <div className="detail-acts">
        {'postId' in target && (
          <button type="button" className="button hib" onClick={sheets.removed.show}>
            {words.remove[target.kind]}
          </button>
        )}
        {report.mayExpel && (
          <button type="button" className="button line" onClick={sheets.expelled.show}>
            {words.expel(name)}
          </button>
        )}
        <button type="button" className="button line" onClick={sheets.dismissed.show}>
          {words.dismiss}
        </button>
      </div>
      <p className="small quiet">{words.passes(sayExactly(new Date(report.passAt)))}</p>
      {act && (
        <CircleResolveSheet
          circleId={circleId}
          reportId={report.id}
          at={report.at}
          act={act}
          onResolved={onDone}
          onStale={onStale}
          onClose={sheets[act].hide}
        />
      )}
    </li>
  )
}
