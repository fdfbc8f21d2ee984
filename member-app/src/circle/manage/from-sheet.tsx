import { call } from '@varanda/client/call'
import { setCircleFrom } from '@varanda/domain/circle/calls/set-circle-from'
import { type CircleMember, type HistoryRule, historyRules } from '@varanda/domain/circle/circle'
import { firstName } from '@varanda/domain/member/member'
import { paths } from '@varanda/domain/paths'
import { useState } from 'react'
import { useDoc } from '../../data/use-doc.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { ConfirmSheet } from '../../ui/sheet/confirm-sheet.tsx'
import { saySince } from '../../ui/time/time-words.ts'
import { useNow } from '../../ui/time/use-now.ts'
import type { PersonInCircle } from '../data/circle-people.ts'
import type { MyCircle } from '../data/circles-found.ts'
import { managingWords } from '../words.ts'

const words = managingWords.from

/**
 * How far back one member sees what is shared here: what is so now, and nothing chosen ahead, since what is confirmed
 * without looking would give them all of it.
 */
export function FromSheet(props: { circle: MyCircle; person: PersonInCircle; onClose: () => Promise<void> }) {
  const { circle, person, onClose } = props
  const [since, setSince] = useState<HistoryRule>()
  const now = useNow()
  const row = useDoc<CircleMember>(paths.circleMember(circle.id, person.uid))
  const from = row.state === 'ready' ? row.value?.from?.toMillis() : undefined
  return (
    <ConfirmSheet
      title={words.title(firstName(person.name))}
      yes={words.yes}
      no={words.no}
      doing={words.doing}
      failed={words.failed}
      missing={() => (since ? undefined : words.choose)}
      act={async () => {
        const input = { circleId: circle.id, uid: person.uid, since: since! }
        const { gained, removedEntries } = await call(setCircleFrom, input)
        toast(words.done(gained, removedEntries))
      }}
      onClose={onClose}
    >
      {from !== undefined && (
        <p className="row-sub">{words.now(from === 0 ? undefined : saySince(new Date(from), now))}</p>
      )}
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
