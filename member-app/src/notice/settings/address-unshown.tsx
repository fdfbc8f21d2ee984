import { signInAgain } from '@varanda/client/account/renew-sign-in'
import { settingsWords } from '../words.ts'

/** What does not go to an address yet that nobody showed to be theirs, and the way to show it: the code of a sign-in. */
export function AddressUnshown({ text }: { text: string }) {
  return (
    <div role="status" className="stack">
      <p>{text}</p>
      <button type="button" className="button line" onClick={() => void signInAgain('address')}>
        {settingsWords.mail.showAddress}
      </button>
    </div>
  )
}
