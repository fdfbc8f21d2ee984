import { useStore } from '@nanostores/react'
import { $leaving, leaveHouse } from '../../data/leave-house.ts'
import { $outbox } from '../../data/outbox.ts'
import { unsent } from '../../data/outbox-state.ts'
import { useMe } from '../../data/use-me.ts'
import { Icon } from '../../ui/icon.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useSheet } from '../../ui/use-sheet.ts'
import { words } from './words.ts'

/** Signing out; posts that would be lost are asked about first. */
export function Leave() {
  const me = useMe()
  const waiting = unsent(useStore($outbox))
  const sheet = useSheet('sign-out')
  const leaving = useStore($leaving)
  const leave = () => {
    if (!leaving) void leaveHouse(me.uid)
  }
  return (
    <>
      <button
        type="button"
        className="button line"
        aria-disabled={leaving}
        onClick={() => (waiting > 0 ? sheet.show() : leave())}
      >
        <Icon name="signOut" />
        {leaving ? words.signOut.leaving : words.signOut.button}
      </button>
      {sheet.open && (
        <Sheet
          open
          onClose={sheet.hide}
          title={words.signOut.title}
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
          <p>{words.signOut.text(waiting)}</p>
        </Sheet>
      )}
    </>
  )
}
