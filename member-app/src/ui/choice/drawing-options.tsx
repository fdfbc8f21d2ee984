import { portraitOf } from '@varanda/design/scenes/gallery'
import { useEffect, useId, useRef } from 'react'
import { Picture } from '../picture.tsx'

interface Option {
  /** Undefined: the face that the instance draws by itself. */
  name: string | undefined
  text: string
}

/** Drawings side by side, one of them on: native radio buttons, so arrow keys and screen readers know them. */
export function DrawingOptions(props: {
  uid: string
  /** `null`: none of them. */
  chosen: string | undefined | null
  options: readonly Option[]
  onChoose: (name: string | undefined) => void
  /** They are all that the sheet shows: it begins at the chosen one. */
  atChosen?: boolean
}) {
  const { uid, chosen, options, onChoose, atChosen } = props
  const group = useId()
  const list = useRef<HTMLDivElement>(null)

  // Sixty drawings do not fit on a phone: one begins at one's own, as soon as the sheet stands.
  useEffect(() => {
    if (!atChosen) return
    const frame = requestAnimationFrame(() =>
      list.current?.querySelector(':checked')?.scrollIntoView({ block: 'center' }),
    )
    return () => cancelAnimationFrame(frame)
  }, [atChosen])

  return (
    <div ref={list} className="gallery-options">
      {options.map(({ name, text }) => (
        <label key={name ?? ''}>
          <input
            type="radio"
            name={group}
            value={name ?? ''}
            aria-label={text}
            checked={name === chosen}
            onChange={() => onChoose(name)}
          />
          <Picture svg={portraitOf(name, uid)} />
        </label>
      ))}
    </div>
  )
}
