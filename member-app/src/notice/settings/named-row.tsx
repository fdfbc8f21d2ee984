import type { ReactNode } from 'react'

/** Somebody, a circle or a post in a list of the settings, with the way out of it. */
export function NamedRow(props: {
  face: ReactNode
  name: string
  /** What it says, below. */
  says?: string
  /** What the way out is called, in short, and in full to whoever does not see where it stands. */
  takeShort: string
  take: string
  onTake: () => void
  /** The id of what has the focus afterwards: the pressed button goes away with its row. */
  focusNext: string
}) {
  const { face, name, says, takeShort, take, onTake, focusNext } = props
  return (
    <li className="person">
      {face}
      <span className="person-words">
        <span className="person-name" dir="auto">
          {name}
        </span>
        {says !== undefined && (
          <span className="small quiet" dir="auto">
            {says}
          </span>
        )}
      </span>
      <button
        type="button"
        className="text-button plain"
        aria-label={take}
        onClick={() => {
          onTake()
          document.getElementById(focusNext)?.focus()
        }}
      >
        {takeShort}
      </button>
    </li>
  )
}
