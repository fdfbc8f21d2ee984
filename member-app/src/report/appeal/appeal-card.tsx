import { call } from '@varanda/client/call'
import { appealedPhotos } from '@varanda/domain/report/calls/appealed-photos'
import { decideAppeal } from '@varanda/domain/report/calls/decide-appeal'
import type { OpenAppeal } from '@varanda/domain/report/calls/open-appeals'
import type { AppealOutcome } from '@varanda/domain/report/ruling'
import { useRef } from 'react'
import { focusHeadingSoon } from '../../ui/navigation/journey.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { toast } from '../../ui/notice/toast.tsx'
import { ActSheet } from '../../ui/sheet/act-sheet.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { Written } from '../../ui/text/written.tsx'
import { Time } from '../../ui/time/time.tsx'
import { useAsked } from '../../ui/use-asked.ts'
import { decideOnce } from '../decide-once.ts'
import { ShownPictures } from '../reported-pictures.tsx'
import { words as all, appealWords as words } from '../words.ts'

/**
 * One answer in full: what was decided, why, what was taken, what is said to it, and the decision. Whoever decided first
 * sees only that somebody answered.
 */
export function AppealCard({ appeal, onDecided }: { appeal: OpenAppeal; onDecided: () => void }) {
  const { id, kind, whose, by, reason, category, circle, text, answer, waits } = appeal
  const sheets = { undone: useSheet(`undo/${id}`), upheld: useSheet(`uphold/${id}`) }
  const act: AppealOutcome | undefined = sheets.undone.open ? 'undone' : sheets.upheld.open ? 'upheld' : undefined
  const said = useRef('')
  const isPost = kind === 'post-removed' || kind === 'post-taken'
  const isRead = waits !== 'another-decides'
  return (
    <li className="report-card">
      <h2 className="report-what" dir="auto">
        {words.of(words.kinds[kind], whose.name)}
      </h2>
      <p className="small quiet">
        <span dir="auto">{words.decidedBy(by.name)}</span> · <Time at={new Date(appeal.at)} />
        {circle && <span dir="auto"> · {words.circle(circle)}</span>}
        {category && <> · {all.report.categories[category]}</>}
      </p>
      {isRead && kind !== 'suspended' && (
        <div>
          <p className="label">{words.taken}</p>
          <blockquote className="sealed">
            {text ? <Written text={text} /> : <p className="quiet">{all.detail.noText}</p>}
          </blockquote>
        </div>
      )}
      {isRead && isPost && <Pictures rulingId={id} />}
      <div>
        <p className="label">{words.reason}</p>
        {reason ? <Written text={reason} /> : <p className="quiet">{words.noReason}</p>}
      </div>
      {isRead && (
        <div>
          <p className="label">{words.answer}</p>
          <Written text={answer} />
          <p className="small quiet">
            <span dir="auto">{whose.name}</span>, <Time at={new Date(appeal.answeredAt)} />
          </p>
        </div>
      )}
      {waits ? (
        <Notice icon="clock">{words.waits[waits]}</Notice>
      ) : (
        <div className="detail-acts">
          <button type="button" className="button leaf" onClick={sheets.undone.show}>
            {words.undo}
          </button>
          <button type="button" className="button line" onClick={sheets.upheld.show}>
            {words.uphold}
          </button>
        </div>
      )}
      {act && (
        <ActSheet
          title={words.acts[act].title}
          means={words.acts[act].means}
          yes={words.acts[act].yes}
          reasonHint={words.reasonHint}
          takes={act === 'upheld'}
          onAct={async (why) => {
            const decision = { rulingId: id, outcome: act, reason: why }
            said.current = await decideOnce(() => call(decideAppeal, decision), words.acts[act].done)
          }}
          onClose={sheets[act].hide}
          onDone={focusHeadingSoon}
          tell={() => {
            toast(said.current)
            onDecided()
          }}
        />
      )}
    </li>
  )
}

function Pictures({ rulingId }: { rulingId: string }) {
  const asked = useAsked(appealedPhotos, { rulingId })
  if (asked.state === 'failed') return <p className="quiet">{all.detail.photosFailed}</p>
  if (asked.state === 'loading' || asked.value.photos.length === 0) return null
  return <ShownPictures photos={asked.value.photos} />
}
