import type { OwnReport } from '@varanda/domain/report/calls/my-reports'
import { Written } from '../../ui/text/written.tsx'
import { Time } from '../../ui/time/time.tsx'
import { words as all, ownWords } from '../words.ts'

const words = ownWords.made

/** Something I reported: with whom it lies, and what came of it. */
export function OwnReportCard({ report }: { report: OwnReport }) {
  const { kind, name, category, circle, state, again, acted, answer } = report
  const became = again ? words.again : state === 'open' ? words.open : acted ? words.acted : words.notActed
  return (
    <li className="report-card">
      <h3 className="report-what" dir="auto">
        {kind === 'member' ? all.member(name) : kind === 'circle' ? name : all.of(all.kinds[kind], name)}
      </h3>
      <p className="small quiet">
        {all.report.categories[category]} · <Time at={new Date(report.at)} />
      </p>
      {report.words && (
        <div>
          <p className="label">{words.words}</p>
          <Written text={report.words} />
        </div>
      )}
      <p>
        {became} <span className="quiet">{circle === null ? words.lies.admins : words.lies.circle(circle)}.</span>
      </p>
      {answer && (
        <div>
          <p className="label">{again ? words.answerBefore : words.answer}</p>
          <Written text={answer} />
        </div>
      )}
    </li>
  )
}
