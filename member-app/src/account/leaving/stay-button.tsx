import { useState } from 'react'
import { useFocusHandedOn } from '../../ui/navigation/use-focus-handed-on.ts'
import { sayFailure } from '../../ui/notice/say-failure.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { stay } from '../data/leaving.ts'
import { words } from './words.ts'

/** The way back of somebody who leaves. */
export function StayButton({ id, className }: { id?: string; className: string }) {
  // It goes with the leaving that it ends.
  const button = useFocusHandedOn<HTMLButtonElement>()
  const [isBusy, setBusy] = useState(false)
  const goBack = async () => {
    setBusy(true)
    try {
      await stay()
      toast(words.stayed)
    } catch (error) {
      toast(sayFailure(error, words.backFailed))
    }
    setBusy(false)
  }
  return (
    <button
      ref={button}
      id={id}
      type="button"
      className={className}
      aria-disabled={isBusy}
      onClick={() => !isBusy && void goBack()}
    >
      {isBusy ? words.going : words.back}
    </button>
  )
}
