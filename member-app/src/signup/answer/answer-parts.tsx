import { firstName } from '@varanda/domain/member/member'
import type { SignupRequest } from '@varanda/domain/signup/signup-request'
import { isTakenByAnother } from '@varanda/domain/signup/signup-review'
import { useState } from 'react'
import { useMe } from '../../data/use-me.ts'
import { Icon } from '../../ui/icon.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { words } from '../words.ts'
import { ApproveSheet } from './approve-sheet.tsx'
import { DeclineSheet, type Refusal } from './decline-sheet.tsx'

/** Yes and no, each with what it will do; closed while somebody else has the request in hand. */
export function AnswerParts(props: { id: string; request: SignupRequest; onAnswered: () => void }) {
  const { id, request, onAnswered } = props
  const me = useMe()
  const approval = useSheet(`approve-request ${id}`)
  const refusal = useSheet(`decline-request ${id}`)
  const [begun, setBegun] = useState<Refusal>({ written: {} })
  const isClosed = isTakenByAnother(request, me.uid)
  return (
    <footer className="request-answers">
      <div className="request-buttons">
        <button
          type="button"
          className="button leaf"
          aria-haspopup="dialog"
          aria-disabled={isClosed}
          onClick={() => isClosed || approval.show()}
        >
          <Icon name="mail" />
          {words.approve.open}
        </button>
        <button
          type="button"
          className="button line"
          aria-haspopup="dialog"
          aria-disabled={isClosed}
          onClick={() => isClosed || refusal.show()}
        >
          {words.decline.open}
        </button>
      </div>
      <p className="small quiet">
        {isClosed && request.taken
          ? words.taken.other(firstName(request.taken.by.name))
          : words.answerNote(request.locale)}
      </p>
      {approval.open && <ApproveSheet id={id} request={request} onClose={approval.hide} onDone={onAnswered} />}
      {refusal.open && (
        <DeclineSheet
          id={id}
          request={request}
          refusal={begun}
          onChange={setBegun}
          onClose={refusal.hide}
          onDone={onAnswered}
        />
      )}
    </footer>
  )
}
