import './install.css'
import { useMe } from '../data/use-me.ts'
import { SettingsPart } from '../ui/settings/settings-part.tsx'
import { askToInstall } from './data/ask-to-install.ts'
import { useInstallWay } from './use-install-way.ts'
import { words } from './words.ts'

/** How to put the app among this device's others, as it is with this browser; a part of the settings. */
export function InstallPart({ id }: { id: string }) {
  const me = useMe()
  const way = useInstallWay()
  const steps = words.steps[way]
  const isIphone = way.startsWith('iphone')
  // Only Chromium hands over what a gallery shares; on a computer there is none.
  const takesShares = /Android/.test(navigator.userAgent) && way !== 'android-firefox' && way !== 'inner'
  const note = takesShares ? `${words.why} ${words.shares}` : words.why
  return (
    <SettingsPart id={id} title={words.title} note={note}>
      {isIphone && <p>{me.email === '' ? words.again.guardian : words.again.mail}</p>}
      {way === 'prompt' && (
        <button type="button" className="button" onClick={() => void askToInstall()}>
          {words.install}
        </button>
      )}
      {steps.length === 1 && <p>{steps[0]}</p>}
      {steps.length > 1 && (
        <ol className="install-steps">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </SettingsPart>
  )
}
