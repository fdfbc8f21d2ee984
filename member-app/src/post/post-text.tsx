import { useMemo, useState } from 'react'
import { foldText } from '../ui/text/fold-text.ts'
import { Written } from '../ui/text/written.tsx'
import { words } from './words.ts'

/** What was unfolded stays so while the app is open, also where its post was not drawn meanwhile. */
const unfolded = new Set<string>()

/** A post's words; long ones fold. */
export function PostText({ text, whole }: { text: string; whole?: boolean }) {
  const [open, setOpen] = useState(unfolded.has(text))
  const turn = () => {
    if (open) unfolded.delete(text)
    else unfolded.add(text)
    setOpen(!open)
  }
  const folded = useMemo(() => (whole ? undefined : foldText(text)), [text, whole])
  if (!folded) return <Written text={text} />
  return (
    <>
      <Written text={open ? text : folded} />
      <button type="button" className="text-button" aria-expanded={open} onClick={turn}>
        {open ? words.readLess : words.readMore}
      </button>
    </>
  )
}
