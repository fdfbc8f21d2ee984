import type { Abertura } from '@varanda/design/scenes/abertura'
import type { ReactNode } from 'react'
import { Opening } from '../ui/opening.tsx'

/** Circles of one kind, under the opening of a wall that says how much light comes in. */
export function Light(props: { kind: string; title: string; note?: string; level: Abertura; children: ReactNode }) {
  const { kind, title, note, level, children } = props
  return (
    <section className={`light ${kind}`} aria-labelledby={`light-${kind}`}>
      <header className="light-head">
        <Opening level={level} />
        <h2 id={`light-${kind}`}>{title}</h2>
      </header>
      {note && <p className="light-note">{note}</p>}
      {children}
    </section>
  )
}
