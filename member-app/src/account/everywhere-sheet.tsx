import { signOutElsewhere } from '@varanda/client/account/proof/sign-in-ways'
import { useMe } from '../data/use-me.ts'
import { ConfirmSheet } from '../ui/sheet/confirm-sheet.tsx'
import { reloadAndTell } from './data/after-reload.ts'
import { words } from './words.ts'

/**
 * Signs every other device out, which the instance enforces. This one signs in again by itself, or has to on /auth if
 * its sign-in is old.
 */
export function EverywhereSheet({ onClose }: { onClose: () => void }) {
  const { email } = useMe()
  const end = async () => {
    if (await signOutElsewhere()) reloadAndTell(words.devices.allDone)
  }
  return (
    <ConfirmSheet
      title={words.devices.allTitle}
      no={words.devices.no}
      yes={words.devices.allYes}
      doing={words.devices.allDoing}
      effect="takes"
      failed={words.devices.failed}
      act={end}
      // The page is about to be loaded anew, or left.
      staysOpen
      onClose={onClose}
    >
      <p>{email === '' ? words.devices.allTextByCode : words.devices.allText}</p>
    </ConfirmSheet>
  )
}
