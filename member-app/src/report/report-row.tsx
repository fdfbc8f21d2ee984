import { concernsChild, type Report } from '@varanda/domain/report/report'
import { Icon } from '../ui/icon.tsx'
import { Time } from '../ui/time/time.tsx'
import { words } from './words.ts'

/** What was reported, whose it is, by whom. */
export function whatOf({ target, about }: Report): string {
  if (target.kind === 'circle') return words.circle(about.name)
  return target.kind === 'member' ? words.member(about.name) : words.of(words.kinds[target.kind], about.name)
}

export function ReportRow({ report, onOpen }: { report: Report; onOpen: () => void }) {
  return (
    <li>
      <button type="button" className="admin-row" onClick={onOpen}>
        <span className="admin-row-words">
          <span className="person-name" dir="auto">
            {whatOf(report)}
          </span>
          <span className="small quiet">{words.report.categories[report.category]}</span>
        </span>
        <span className="admin-row-facts small">
          <span dir="auto">{words.by(report.by.name)}</span>
          <span className="quiet">
            <Time at={report.at.toDate()} />
          </span>
        </span>
        {(report.about.isMinor || report.by.isMinor || concernsChild(report.category)) && (
          <span className="chip late">
            <Icon name="warning" size={16} /> {words.minor}
          </span>
        )}
      </button>
    </li>
  )
}
