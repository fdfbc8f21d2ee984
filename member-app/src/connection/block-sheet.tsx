import { call } from '@varanda/client/call'
import { block } from '@varanda/domain/connection/calls/block'
import { firstName } from '@varanda/domain/member/member'
import type { Person } from '@varanda/domain/member/person'
import { focusHeadingSoon } from '../ui/navigation/journey.ts'
import { toast } from '../ui/notice/toast.tsx'
import { Portrait } from '../ui/person/portrait.tsx'
import { ConfirmSheet } from '../ui/sheet/confirm-sheet.tsx'
import { words } from './words.ts'

/** What blocking someone means, all of it, before it is done. */
export function BlockSheet({ person, onClose }: { person: Person; onClose: () => void }) {
  const name = firstName(person.name)
  const keepAway = async () => {
    await call(block, { uid: person.uid })
    toast(words.block.done(name))
  }
  return (
    <ConfirmSheet
      title={words.block.title(name)}
      no={words.block.no}
      yes={words.block.yes}
      doing={words.block.doing}
      effect="takes"
      failed={words.block.failed}
      act={keepAway}
      onClose={onClose}
      // The row that the focus would return to is gone.
      onDone={focusHeadingSoon}
    >
      <div className="remove-explained">
        <Portrait uid={person.uid} size="l" />
        <div className="stack">
          <ul className="block-means">
            {words.block.means(name).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <p className="quiet">{words.block.lift}</p>
        </div>
      </div>
    </ConfirmSheet>
  )
}
