import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { $leaving, leaveInstance } from '../../account/data/leave-instance.ts'
import { useMe } from '../../data/use-me.ts'
import { countDrafts } from '../../post/data/draft/drafts.ts'
import { $outbox } from '../../post/data/outbox/outbox.ts'
import { unsent } from '../../post/data/outbox/outbox-state.ts'
import { $removals } from '../../post/data/removals.ts'
import { Icon } from '../../ui/icon.tsx'
import { settleToasts } from '../../ui/notice/toast.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { words } from './words.ts'

/** Signing out; posts, deletions and drafts that would be lost are asked about first. */
export function Leave() {
  const me = useMe()
  const waiting = unsent(useStore($outbox))
  const removals = useStore($removals).length
  const sheet = useSheet('sign-out')
  const leaving = useStore($leaving)
  const [drafts, setDrafts] = useState(0)
  const ask = async () => {
    // If the drafts cannot be counted, signing out goes on without asking.
    const count = await countDrafts(me.uid).catch(() => 0)
    setDrafts(count)
    if (waiting > 0 || removals > 0 || count > 0) sheet.show()
    else leave()
  }
  const leave = () => {
    if (leaving) return
    settleToasts()
    void leaveInstance(me.uid)
  }
  return (
    <>
      <button type="button" className="way" aria-disabled={leaving} onClick={() => void ask()}>
        <Icon name="signOut" />
        <span className="way-words way-title">{leaving ? words.signOut.leaving : words.signOut.button}</span>
      </button>
      {sheet.open && (
        <Sheet
          open
          onClose={sheet.hide}
          title={
            waiting > 0 ? words.signOut.title : removals > 0 ? words.signOut.removalTitle : words.signOut.draftTitle
          }
          foot={
            <div className="sheet-choices">
              <button type="button" className="button wide" onClick={sheet.hide}>
                {words.signOut.stay}
              </button>
              <button type="button" className="button line wide" onClick={leave}>
                {words.signOut.leave}
              </button>
            </div>
          }
        >
          <div className="stack">
            {waiting > 0 && <p>{words.signOut.text(waiting)}</p>}
            {removals > 0 && <p>{words.signOut.removals(removals)}</p>}
            {drafts > 0 && <p>{words.signOut.drafts(drafts)}</p>}
          </div>
        </Sheet>
      )}
    </>
  )
}
