import { signOutElsewhere } from '@varanda/client/sign-in-ways'
import { useState } from 'react'
import { reloadAndTell } from '../../data/after-reload.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { words } from './words.ts'

/** Signing out of every other device, which the house enforces; this one signs in again by itself. */
export function EverywhereSheet({ onClose }: { onClose: () => void }) {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const end = async () => {
    if (busy) return
    setBusy(true)
    setFailed(false)
    try {
      await signOutElsewhere()
      reloadAndTell(words.devices.allDone)
    } catch (error) {
      console.warn('sign out everywhere', error)
      setFailed(true)
      setBusy(false)
    }
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.devices.allTitle}
      foot={
        <div className="sheet-choices">
          <button type="button" className="button line wide" onClick={onClose}>
            {words.devices.no}
          </button>
          <button type="button" className="button hib wide" aria-disabled={busy} onClick={() => void end()}>
            {busy ? words.devices.allDoing : words.devices.allYes}
          </button>
        </div>
      }
    >
      <p>{words.devices.allText}</p>
      {failed && (
        <p className="notice late" role="alert">
          {words.devices.failed}
        </p>
      )}
    </Sheet>
  )
}
