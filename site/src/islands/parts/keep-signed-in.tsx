import { keepsByDefault } from '@varanda/client/keep-signed-in'
import { useLayoutEffect, useRef } from 'react'

interface KeepSignedInProps {
  words: { label: string; hint: string }
  checked: boolean
  onChange: (keep: boolean) => void
}

/** "Keep me signed in": ticked by itself on phones and in the installed app. */
export function KeepSignedIn({ words, checked, onChange }: KeepSignedInProps) {
  const box = useRef<HTMLInputElement>(null)
  // Whoever ticked it before this island ran has decided.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first look at the device decides.
  useLayoutEffect(() => onChange(box.current?.checked || keepsByDefault()), [])
  return (
    <label className="check">
      <input ref={box} type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>
        {words.label}
        <small className="small quiet">{words.hint}</small>
      </span>
    </label>
  )
}
