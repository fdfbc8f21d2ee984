import { focusHeadingSoon } from '../../ui/navigation/journey.ts'
import { useFocusHandedOn } from '../../ui/navigation/use-focus-handed-on.ts'
import { ConfirmSheet } from '../../ui/sheet/confirm-sheet.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { dropExport } from '../data/own-export.ts'
import { words } from './words.ts'

/** Takes the copy away, finished or not; asked once more, because a large one takes a while to make. */
export function DropButton({ isReady }: { isReady: boolean }) {
  const sheet = useSheet('drop-export')
  // The copy that is ready, or gone, takes its place.
  const button = useFocusHandedOn<HTMLButtonElement>('heading')
  return (
    <>
      <button ref={button} type="button" className="button line" aria-haspopup="dialog" onClick={sheet.show}>
        {isReady ? words.remove : words.stop}
      </button>
      {sheet.open && (
        <ConfirmSheet
          title={isReady ? words.removeTitle : words.stopTitle}
          no={words.keep}
          yes={isReady ? words.remove : words.stop}
          doing={words.removing}
          effect="takes"
          failed={words.refused}
          act={dropExport}
          onClose={sheet.hide}
          onDone={focusHeadingSoon}
        >
          <p>{isReady ? words.removeText : words.stopText}</p>
        </ConfirmSheet>
      )}
    </>
  )
}
