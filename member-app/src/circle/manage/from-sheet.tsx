import { call } from '@varanda/client/call'
import { setCircleFrom } from '@varanda/domain/circle/calls/set-circle-from'
import { type HistoryRule, historyFrom, historyRules } from '@varanda/domain/circle/circle'
import { firstName } from '@varanda/domain/member/member'
import { useState } from 'react'
import { toast } from '../../ui/notice/toast.tsx'
import { ConfirmSheet } from '../../ui/sheet/confirm-sheet.tsx'
import type { PersonInCircle } from '../data/circle-people.ts'
import type { MyCircle } from '../data/circles-found.ts'
import { managingWords } from '../words.ts'

const words = managingWords.from

/** How far back one member sees what is shared here. */
export function FromSheet(props: { circle: MyCircle; person: PersonInCircle; onClose: () => Promise<void> }) {
  const { circle, person, onClose } = props
  const [since, setSince] = useState<HistoryRule>(circle.rules.history)
  return (
    <ConfirmSheet
      title={words.title(firstName(person.name))}
      yes={words.yes}
      no={words.no}
      doing={words.doing}
      failed={words.failed}
      act={async () => {
        const from = historyFrom(since, new Date())
        const { gained, removedEntries } = await call(setCircleFrom, { circleId: circle.id, uid: person.uid, from })
        toast(words.done(gained, removedEntries))
      }}
      onClose={onClose}
    >
      <fieldset className="stack">
        <legend className="visually-hidden">{words.title(firstName(person.name))}</legend>
        {historyRules.map((rule) => (
          <label key={rule} className="check">
            <input type="radio" name="from" checked={rule === since} onChange={() => setSince(rule)} />
            <span>{words[rule]}</span>
          </label>
        ))}
      </fieldset>
    </ConfirmSheet>
  )
}
