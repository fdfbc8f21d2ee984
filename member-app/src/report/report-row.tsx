import { concernsChild, type Report } from '@varanda/domain/report/report'
import { useMe } from '../data/use-me.ts'
import { Icon } from '../ui/icon.tsx'
import { useSheet } from '../ui/sheet/use-sheet.ts'
import { Time } from '../ui/time/time.tsx'
import { ReportDetail } from './report-detail.tsx'
import { whatOf } from './what-of.ts'
import { words } from './words.ts'

/** What was reported, whose it is, by whom, but not to whom it is about. It opens in full. */
export function ReportRow(props: { reportId: string; report: Report; onChanged: () => void }) {
  const { reportId, report, onChanged } = props
  const { about, by } = report
  const isAboutMe = about.uid === useMe().uid
  // It may leave this list: it is not to open unasked in the one that it stands in then.
  const sheet = useSheet(`report/${report.state}/${reportId}`)
  const changed = () => {
    void sheet.hide()
    onChanged()
  }
  return (
    <li>
      <button type="button" className="admin-row" aria-haspopup="dialog" onClick={sheet.show}>
        <span className="admin-row-words">
          <span className="person-name" dir="auto">
            {whatOf(report)}
          </span>
          <span className="small quiet">{words.report.categories[report.category]}</span>
        </span>
        <span className="admin-row-facts small">
          {!isAboutMe && <span dir="auto">{words.by(by.name)}</span>}
          <span className="quiet">
            <Time at={report.at.toDate()} />
          </span>
        </span>
        {(about.isMinor || (by.isMinor && !isAboutMe) || concernsChild(report.category)) && (
          <span className="chip late">
            <Icon name="warning" size={16} /> {words.minor}
          </span>
        )}
      </button>
      {sheet.open && (
        <ReportDetail
          reportId={reportId}
          report={report}
          onChanged={changed}
          onStale={onChanged}
          onClose={sheet.hide}
        />
      )}
    </li>
  )
}
