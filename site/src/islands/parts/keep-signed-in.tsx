import { keepsByDefault } from '@varanda/client/account/keep-signed-in'
import { useLayoutEffect, useRef } from 'react'
import { useTakenOver } from '../use-taken-over.ts'

interface KeepSignedInProps {
  words: { label: string; hint: string }
  checked: boolean
  onChange: (keep: boolean) => void
}

/** "Keep me signed in": ticked by itself on phones; not to be chosen in the installed app, which always does. */
export function KeepSignedIn({ words, checked, onChange }: KeepSignedInProps) {
  const box = useRef<HTMLInputElement>(null)
  const takenOver = useTakenOver()
  // The page's first script has ticked it where it should be; whoever touched it since has decided.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first moment decides.
  useLayoutEffect(() => onChange(takenOver && box.current ? box.current.checked : keepsByDefault()), [])
  return (
    <label className="check keep">
      <input
        ref={box}
        type="checkbox"
        name="keep"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        {words.label}
        <small className="small quiet">{words.hint}</small>
      </span>
    </label>
  )
}
