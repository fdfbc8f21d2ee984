import { call } from '@varanda/client/call'
import { pauseWard } from '@varanda/domain/guardian/calls/pause-ward'
import { signOutWard } from '@varanda/domain/guardian/calls/sign-out-ward'
import type { Ward } from '@varanda/domain/guardian/guardian'
import { firstName } from '@varanda/domain/member/member'
import { useState } from 'react'
import { focusHeadingSoon } from '../ui/navigation/journey.ts'
import { sayFailure } from '../ui/notice/say-failure.ts'
import { toast } from '../ui/notice/toast.tsx'
import { ConfirmSheet } from '../ui/sheet/confirm-sheet.tsx'
import { useSheet } from '../ui/sheet/use-sheet.ts'
import { words } from './words.ts'

const texts = words.care

/**
 * Letting writing rest, and signing out where a device was lost. From 16 on (not `mayOrder`) a pause can only be ended.
 */
export function WardCare({ ward, mayOrder }: { ward: Ward; mayOrder: boolean }) {
  const [doing, setDoing] = useState(false)
  const sheet = useSheet('sign-out-ward')
  const name = firstName(ward.name)
  const paused = ward.pausedAt !== undefined

  const turn = async () => {
    if (doing) return
    setDoing(true)
    try {
      await call(pauseWard, { uid: ward.uid, paused: !paused })
      toast(paused ? texts.resumed(name) : texts.pausedNow(name))
    } catch (error) {
      toast(sayFailure(error, texts.failed))
    } finally {
      setDoing(false)
    }
  }
  return (
    <section className="stack wide" aria-labelledby="care-title">
      <h2 id="care-title" className="label">
        {texts.title}
      </h2>
      <div className="stack">
        <p className="quiet">{paused ? texts.pausedNow(name) : texts.pauseNote(name)}</p>
        <button type="button" className="button line" aria-disabled={doing} onClick={() => void turn()}>
          {doing ? texts.doing : paused ? texts.resume : texts.pause}
        </button>
      </div>
      {mayOrder && (
        <button type="button" className="button line" aria-haspopup="dialog" onClick={sheet.show}>
          {texts.signOut}
        </button>
      )}
      {sheet.open && (
        <ConfirmSheet
          title={texts.signOutTitle(name)}
          yes={texts.signOutYes}
          doing={texts.doing}
          no={texts.no}
          effect="takes"
          failed={words.care.failed}
          act={() => call(signOutWard, { uid: ward.uid }).then(() => toast(texts.signedOut))}
          onClose={sheet.hide}
          onDone={focusHeadingSoon}
        >
          <p>{texts.signOutText}</p>
        </ConfirmSheet>
      )}
    </section>
  )
}
