import './vouch-questions.css'
import { call } from '@varanda/client/call'
import { paths } from '@varanda/domain/paths'
import { answerVouch } from '@varanda/domain/signup/calls/answer-vouch'
import { vouch as en } from '@varanda/domain/signup/messages/en/vouch'
import { vouch as pt } from '@varanda/domain/signup/messages/pt/vouch'
import { type VouchAnswer, type VouchQuestion, vouchAnswers } from '@varanda/domain/signup/signup-request'
import { useState } from 'react'
import { type Row, useList } from '../data/use-list.ts'
import { useMe } from '../data/use-me.ts'
import { inLocale } from '../ui/locale.ts'
import { sayCannotWrite, useMayWrite } from '../ui/may-write.ts'
import { useFocusHandedOn } from '../ui/navigation/use-focus-handed-on.ts'
import { sayFailure } from '../ui/notice/say-failure.ts'
import { toast } from '../ui/notice/toast.tsx'

const words = inLocale({ pt, en })

/** What the instance asks this member about people who want to come in. */
export function useVouches(): Row<VouchQuestion>[] {
  const { uid } = useMe()
  const questions = useList<VouchQuestion>(paths.vouches(uid))
  return questions.state === 'ready' ? questions.value : []
}

export function VouchQuestions() {
  return useVouches().map((row) => <VouchCard key={row.id} row={row} />)
}

/** "Do you know Rosa Prates?" */
export function VouchCard({ row: { id, data } }: { row: Row<VouchQuestion> }) {
  const card = useFocusHandedOn<HTMLElement>()
  const [doing, setDoing] = useState(false)
  const mayAnswer = useMayWrite()
  const answer = async (answer: VouchAnswer) => {
    if (doing) return
    setDoing(true)
    try {
      await call(answerVouch, { id, answer })
      toast(words.thanks)
    } catch (error) {
      toast(sayFailure(error, words.failed))
      setDoing(false)
    }
  }
  return (
    <section ref={card} className="vouch-question" aria-labelledby={`vouch-${id}`}>
      <h2 id={`vouch-${id}`} dir="auto">
        {words.question(data.name)}
      </h2>
      <p className="quiet">{words.why}</p>
      {!mayAnswer && <p className="quiet">{sayCannotWrite()}</p>}
      {mayAnswer && (
        <div className="vouch-answers">
          {vouchAnswers.map((one) => (
            <button
              key={one}
              type="button"
              className="button line compact"
              aria-disabled={doing}
              onClick={() => void answer(one)}
            >
              {words.answers[one]}
            </button>
          ))}
        </div>
      )}
    </section>
  )
}
