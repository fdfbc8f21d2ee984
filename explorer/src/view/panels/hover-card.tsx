import type { Network } from '@varanda/graph/network'
import type { Ref } from 'react'

interface HoverCardProps {
  ref: Ref<HTMLDivElement>
  person: number | undefined
  /** Nobody is pointed at: on a phone the chosen person's card stands at the edge instead. */
  isDocked: boolean
  network: Network
  linesOf: (person: number) => readonly string[]
}

/** Beside whoever is pointed at. What it says is said elsewhere too: when one walks there, and when one chooses. */
export function HoverCard({ ref, person, isDocked, network, linesOf }: HoverCardProps) {
  if (person === undefined) return null
  return (
    <div ref={ref} className={isDocked ? 'hover-card docked' : 'hover-card'} data-person={person} aria-hidden="true">
      <strong>{network.people.names[person]}</strong>
      {linesOf(person).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  )
}
