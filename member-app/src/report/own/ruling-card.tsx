import { dateInWords } from '@varanda/domain/day-words'
import type { OwnRuling } from '@varanda/domain/report/calls/my-rulings'
import { locale } from '../../ui/locale.ts'
import { useFocusHandedOn } from '../../ui/navigation/use-focus-handed-on.ts'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { useSayMarks } from '../../ui/text/names-known.ts'
import { Written } from '../../ui/text/written.tsx'
import { Time } from '../../ui/time/time.tsx'
import { words as all, ownWords } from '../words.ts'
import { AnswerSheet } from './answer-sheet.tsx'

const words = ownWords.decided

/** What was decided against me: why, my one answer, and what came of it. */
export function RulingCard({ ruling, onAnswered }: { ruling: OwnRuling; onAnswered: () => void }) {
  const { kind, reason, category, circle, excerpt, state, until, answer, outcome } = ruling
  const answering = useSheet(`answer-ruling/${ruling.id}`)
  const sayMarks = useSayMarks()
  const titleId = `ruling-${ruling.id}`
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <li className="report-card">
      <h3 id={titleId} className="report-what" tabIndex={-1}>
        {words.kinds[kind]}
      </h3>
      <p className="small quiet">
        {circle && <span dir="auto">{words.takenFrom(circle)} · </span>}
        <Time at={new Date(ruling.at)} />
      </p>
      {excerpt && (
        <blockquote className="sealed" dir="auto">
          {sayMarks(excerpt)}
        </blockquote>
      )}
      <Said label={words.why} text={reason} otherwise={words.noReason} />
      {category && (
        <p className="small quiet">
          {words.category}: {all.report.categories[category]}
        </p>
      )}
      {answer && <Said label={words.yours} text={answer} />}
      {until === null ? (
        <p>{words.states[state]}</p>
      ) : (
        <>
          <p>{words.until(dateInWords(new Date(until), locale, zone))}</p>
          <AnswerButton titleId={titleId} onPress={answering.show} />
        </>
      )}
      {outcome && <Said label={words.outcome} text={outcome} />}
      {answering.open && (
        <AnswerSheet
          rulingId={ruling.id}
          onAnswered={onAnswered}
          onClose={answering.hide}
          onDone={() => requestAnimationFrame(() => document.getElementById(titleId)?.focus({ preventScroll: true }))}
        />
      )}
    </li>
  )
}

/** It goes once it is answered, maybe after its sheet was left. */
function AnswerButton({ titleId, onPress }: { titleId: string; onPress: () => void }) {
  const button = useFocusHandedOn<HTMLButtonElement>(`#${titleId}`)
  return (
    <button ref={button} type="button" className="button line" onClick={onPress}>
      {words.answer}
    </button>
  )
}

function Said({ label, text, otherwise = '' }: { label: string; text: string; otherwise?: string }) {
  return (
    <div>
      <p className="label">{label}</p>
      {text ? <Written text={text} /> : <p className="quiet">{otherwise}</p>}
    </div>
  )
}
