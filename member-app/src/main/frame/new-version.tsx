import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect, useState } from 'react'
import { $newBuild } from '../../data/new-build.ts'
import { $unsentWords } from '../../data/unsent-words.ts'
import { $outbox } from '../../post/data/outbox/outbox.ts'
import { unsent } from '../../post/data/outbox/outbox-state.ts'
import { Icon } from '../../ui/icon.tsx'
import { announce } from '../../ui/notice/announce.ts'
import { words } from '../../ui/words.ts'
import { takeNewVersion } from './take-new-version.ts'

/** The build that was put off: also for the screens to come, since those that stand alone show no offer. */
const $later = atom<string | undefined>(undefined)

/**
 * Offers a new version of the app. It waits for words that are being written or sent, and "later" is until the next
 * one.
 */
export function NewVersion() {
  const build = useStore($newBuild)
  const writing = useStore($unsentWords) > 0
  const outbox = useStore($outbox)
  const sending = outbox.some(({ state }) => state === 'sending')
  const later = useStore($later)
  const [taking, setTaking] = useState(false)
  const offered = build !== undefined && build !== later && !writing && !sending
  useEffect(() => {
    if (offered) announce(words.newVersion.title)
  }, [offered])
  if (!offered) return null
  const take = () => {
    if (taking) return
    setTaking(true)
    void takeNewVersion(() => $later.get() !== build).finally(() => setTaking(false))
  }
  return (
    <section className="new-version" aria-label={words.newVersion.title}>
      <Icon name="info" />
      <p>
        <strong>{words.newVersion.title}</strong>
        {unsent(outbox) > 0 && <span className="quiet"> {words.newVersion.kept}</span>}
      </p>
      <div className="new-version-ways">
        <button type="button" className="button compact" aria-disabled={taking} onClick={take}>
          {taking ? words.newVersion.taking : words.newVersion.take}
        </button>
        <button type="button" className="text-button plain" onClick={() => $later.set(build)}>
          {words.newVersion.later}
        </button>
      </div>
    </section>
  )
}
