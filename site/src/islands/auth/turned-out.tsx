import type { TurnedOut } from '@varanda/client/account/turned-out'
import type { Locale } from '@varanda/domain/locale'
import { Notice } from '../parts/notice.tsx'
import { SuspensionForm } from './suspension-form.tsx'
import { authWords } from './words.ts'

/**
 * Why somebody who was inside stands at the door: the instance's own words, the one answer that a suspended member may
 * give to them, and how to reach whoever wrote them.
 */
export function TurnedOutNotice(props: { locale: Locale; turnedOut: TurnedOut; contact: string }) {
  const { locale, turnedOut, contact } = props
  const words = authWords(locale).turnedOut
  if (turnedOut.why === 'asked') return <Notice kind="info">{words.asked}</Notice>
  if (turnedOut.why === 'moved') return <Notice kind="info">{words.moved}</Notice>
  if (turnedOut.why === 'ended') {
    const said = !turnedOut.byCode ? words.ended : turnedOut.mayBeOwn ? words.endedGrown : words.endedByCode
    return <Notice kind="info">{said}</Notice>
  }
  const { reason, answer } = turnedOut
  return (
    <Notice kind="info">
      <p>
        <strong>{words.suspended}</strong>
      </p>
      {reason && (
        <>
          <p>{words.says}</p>
          <blockquote className="told-words" dir="auto">
            {reason}
          </blockquote>
        </>
      )}
      <p>{words.kept}</p>
      {answer?.state === 'open' && <SuspensionForm locale={locale} open={answer} />}
      {(answer?.state === 'answered' || answer?.state === 'upheld') && <p>{words.answer[answer.state]}</p>}
      <p>
        {words.reach} <a href={`mailto:${contact}`}>{contact}</a>.
      </p>
    </Notice>
  )
}
