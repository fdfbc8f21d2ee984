import { ownPartIn } from '@varanda/domain/report/may-judge'
import type { Report } from '@varanda/domain/report/report'
import { useMe } from '../data/use-me.ts'
import { useDirectory } from '../member/data/use-directory.ts'
import { Notice } from '../ui/notice/notice.tsx'
import type { ReportAct } from './resolve-sheet.tsx'
import { words } from './words.ts'

interface Props {
  report: Report
  onAct: (act: ReportAct) => void
}

/** What can be done about a report now; of one in which its reader has a part, who else decides. */
export function ReportActs({ report, onAct }: Props) {
  const me = useMe().uid
  const { state, undoUntil, by, about } = report
  const mayUndo = state === 'resolved' && undoUntil !== undefined && undoUntil.toMillis() > Date.now()
  if (state !== 'open' && !mayUndo) return null
  if (about.uid === me) return <Notice icon="clock">{words.detail.yours.about}</Notice>
  return by.uid === me ? <OwnActs report={report} onAct={onAct} /> : <Acts report={report} onAct={onAct} />
}

/** Of what the reader reported: theirs alone where nobody else could. Where that cannot be read, the instance says so. */
function OwnActs(props: Props) {
  const me = useMe().uid
  const admins = useDirectory({ text: '', role: 'admin', status: 'active', band: null, invitedBy: null })
  if (admins.state === 'loading') return null
  const uids = admins.state === 'ready' ? admins.value.cards.map(({ uid }) => uid) : []
  const part = ownPartIn(props.report, me, uids)
  return part ? <Notice icon="clock">{words.detail.yours[part]}</Notice> : <Acts {...props} />
}

function Acts({ report: { state, target }, onAct }: Props) {
  if (state !== 'open') {
    return (
      <div className="detail-acts">
        <button type="button" className="button line" onClick={() => onAct('undone')}>
          {words.detail.undo}
        </button>
      </div>
    )
  }
  return (
    <div className="detail-acts">
      {'postId' in target && (
        <button type="button" className="button hib" onClick={() => onAct('removed')}>
          {words.detail.remove}
        </button>
      )}
      <button type="button" className="button line" onClick={() => onAct('dismissed')}>
        {words.detail.dismiss}
      </button>
      <button type="button" className="button line" onClick={() => onAct('handled')}>
        {words.detail.handle}
      </button>
    </div>
  )
}
