import { useStore } from '@nanostores/react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { $newBuild } from '../data/new-build.ts'
import { $unsentWords } from '../data/unsent-words.ts'
import { Icon } from '../ui/icon.tsx'
import { toast } from '../ui/notice/toast.tsx'
import { askToInstall } from './data/ask-to-install.ts'
import { endOffer } from './data/offer.ts'
import { useInstallWay } from './use-install-way.ts'
import { words } from './words.ts'

/**
 * Offers to install the app. It gives way to words that are being written and to a new version, and
 * one tap puts it off for good.
 */
export function InstallOffer() {
  const way = useInstallWay()
  const navigate = useNavigate()
  const [isOver, setOver] = useState(false)
  const newBuild = useStore($newBuild)
  const unsent = useStore($unsentWords)
  // On a computer without a question of its browser's own, the settings tell how, to whoever looks for it.
  const isWorthIt = way === 'prompt' || !/^(desktop|mac)-/.test(way)
  if (isOver || !isWorthIt || newBuild !== undefined || unsent > 0) return null
  const end = () => {
    endOffer()
    setOver(true)
  }
  const take = () => {
    end()
    if (way === 'prompt') void askToInstall()
    else void navigate({ to: '/user/settings', hash: 'install' })
  }
  return (
    <section className="new-version" aria-label={words.offer}>
      <Icon name="download" />
      <p>
        <strong>{words.offer}</strong>
      </p>
      <div className="new-version-ways">
        <button type="button" className="button compact" onClick={take}>
          {way === 'prompt' ? words.install : words.how}
        </button>
        <button
          type="button"
          className="text-button plain"
          onClick={() => {
            end()
            toast(words.later)
          }}
        >
          {words.never}
        </button>
      </div>
    </section>
  )
}
