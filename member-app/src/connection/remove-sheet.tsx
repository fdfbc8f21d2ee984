import { call } from '@varanda/client/call'
import { removeConnection } from '@varanda/domain/connection/calls/remove-connection'
import type { Connection } from '@varanda/domain/connection/connection'
import { firstName } from '@varanda/domain/member/member'
import { focusHeadingSoon } from '../ui/navigation/journey.ts'
import { toast } from '../ui/notice/toast.tsx'
import { Portrait } from '../ui/person/portrait.tsx'
import { ConfirmSheet } from '../ui/sheet/confirm-sheet.tsx'
import { words } from './words.ts'

/** What ending a connection means, before it is done: it cannot be taken back, and the past goes too. */
export function RemoveSheet(props: { person: Connection; onClose: () => void; onBlock: () => void }) {
  const { person, onClose, onBlock } = props
  const name = firstName(person.name)
  const remove = async () => {
    await call(removeConnection, { uid: person.uid })
    toast(words.remove.done(name))
  }
  return (
    <ConfirmSheet
      title={words.remove.title(name)}
      no={words.remove.no}
      yes={words.remove.yes}
      doing={words.remove.doing}
      effect="takes"
      failed={words.remove.failed}
      act={remove}
      onClose={onClose}
      // The row that the focus would return to is gone.
      onDone={focusHeadingSoon}
    >
      <div className="remove-explained">
        <Portrait uid={person.uid} size="l" />
        <div className="stack">
          <p>{words.remove.text(name)}</p>
          <p className="quiet">
            {words.remove.told(name)} {words.remove.again}
          </p>
          <button type="button" className="text-button plain" onClick={onBlock}>
            {words.block.instead(name)}
          </button>
        </div>
      </div>
    </ConfirmSheet>
  )
}
