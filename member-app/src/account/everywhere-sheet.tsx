import { signOutElsewhere } from '@varanda/client/account/sign-in-ways'
import { ConfirmSheet } from '../ui/sheet/confirm-sheet.tsx'
import { reloadAndTell } from './data/after-reload.ts'
import { words } from './words.ts'

/**
 * Signing out of every other device, which the instance enforces; this one signs in again by itself, or at the door if
 * its sign-in is old.
 */
export function EverywhereSheet({ onClose }: { onClose: () => void }) {
  const end = async () => {
    if (await signOutElsewhere()) reloadAndTell(words.devices.allDone)
  }
  return (
    <ConfirmSheet
      title={words.devices.allTitle}
      no={words.devices.no}
      yes={words.devices.allYes}
      doing={words.devices.allDoing}
      tone="hib"
      failed={words.devices.failed}
      act={end}
      // The page is about to be loaded anew, or left.
      staysOpen
      onClose={onClose}
    >
      <p>{words.devices.allText}</p>
    </ConfirmSheet>
  )
}
