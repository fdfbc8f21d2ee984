import { useMemo, useState } from 'react'
import { foldText } from '../ui/text/fold-text.ts'
import { Written } from '../ui/text/written.tsx'
import { words } from './words.ts'

/** A post's words; long ones fold. */
export function PostText({ text, whole }: { text: string; whole?: boolean }) {
  const [open, setOpen] = useState(false)
  const folded = useMemo(() => (whole ? undefined : foldText(text)), [text, whole])
  if (!folded) return <Written text={text} />
  return (
    <>
      <Written text={open ? text : folded} />
      <button type="button" className="text-button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? words.readLess : words.readMore}
      </button>
    </>
  )
}
