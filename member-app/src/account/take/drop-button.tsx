import { useState } from 'react'
import { ConfirmSheet } from '../../ui/sheet/confirm-sheet.tsx'
import { dropExport } from '../data/own-export.ts'
import { words } from './words.ts'

/** Takes the copy away, finished or not; asked once more, because a large one takes a while to make. */
export function DropButton({ isReady }: { isReady: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button line" onClick={() => setOpen(true)}>
        {isReady ? words.remove : words.stop}
      </button>
      {isOpen && (
        <ConfirmSheet
          title={isReady ? words.removeTitle : words.stopTitle}
          no={words.keep}
          yes={isReady ? words.remove : words.stop}
          doing={words.removing}
          effect="takes"
          failed={words.refused}
          act={dropExport}
          onClose={() => setOpen(false)}
        >
          <p>{isReady ? words.removeText : words.stopText}</p>
        </ConfirmSheet>
      )}
    </>
  )
}
