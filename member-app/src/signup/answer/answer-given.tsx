import { firstName } from '@varanda/domain/member/member'
import type { SignupRequest } from '@varanda/domain/signup/signup-request'
import { whyNotReopened } from '@varanda/domain/signup/signup-review'
import { useState } from 'react'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { useNow } from '../../ui/time/use-now.ts'
import { sayState } from '../request-row.tsx'
import { words } from '../words.ts'
import { AnswerSheet } from './answer-sheet.tsx'
import { ApproveSheet } from './approve-sheet.tsx'
import { reopen, takeBack } from './reopen.ts'

interface Props {
  id: string
  request: SignupRequest
  onReopened: () => void
}

/** What the instance said, and, while it can be, how it is taken back. */
export function AnswerGiven({ id, request, onReopened }: Props) {
  const now = useNow()
  const [doing, setDoing] = useState(false)
  const cancelling = useSheet(`cancel-invite ${id}`)
  const sending = useSheet(`send-again ${id}`)
  const { answer, status, name } = request
  const canUndo = whyNotReopened(request, now) === undefined
  const isOut = answer?.kind === 'declined' && answer.mailAt.toMillis() <= now.getTime()

  const undo = async () => {
    if (doing) return
    setDoing(true)
    if (await reopen(id)) onReopened()
    else setDoing(false)
  }
  return (
    <footer className="request-answers">
      {sayState(request, now).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {answer?.kind === 'declined' && (
        <blockquote className="answer-reason">
          <p className="label">{isOut ? words.state.reasonSaid : words.state.reason}</p>
          <p className="written" dir="auto">
            {answer.reason}
          </p>
        </blockquote>
      )}
      <div className="request-buttons">
        {canUndo && status === 'declined' && (
          <button type="button" className="button line" aria-disabled={doing} onClick={() => void undo()}>
            {words.undo.open}
          </button>
        )}
        {status === 'approved' && (
          <>
            <button type="button" className="button leaf" aria-haspopup="dialog" onClick={sending.show}>
              {words.approve.again}
            </button>
            <button type="button" className="button line" aria-haspopup="dialog" onClick={cancelling.show}>
              {words.undo.openApproval}
            </button>
          </>
        )}
      </div>
      {sending.open && <ApproveSheet id={id} request={request} again onClose={sending.hide} onDone={() => {}} />}
      {cancelling.open && (
        <AnswerSheet
          title={words.undo.title(firstName(name))}
          explain={words.undo.text}
          yes={words.undo.openApproval}
          doing={words.decline.doing}
          failed={words.undo.failed}
          effect="takes"
          act={() => takeBack(id)}
          done={words.undo.done}
          onClose={cancelling.hide}
          onDone={onReopened}
        />
      )}
    </footer>
  )
}
