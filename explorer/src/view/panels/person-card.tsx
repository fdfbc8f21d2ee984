import type { Locale } from '@varanda/domain/locale'
import { type Network, tieKinds } from '@varanda/graph/network'
import { useState } from 'react'
import { countText, numberText } from '../../count-text.ts'
import { fill } from '../../fill.ts'
import { mostHops } from '../../view-state.ts'
import type { ExplorerWords } from '../explorer-props.ts'
import type { Facts } from '../facts/facts.ts'
import { Icon } from '../icons.tsx'

interface PersonCardProps {
  person: number
  network: Network
  facts: Facts
  words: ExplorerWords
  locale: Locale
  lines: readonly string[]
  href?: string
  hops: number
  /** How many are within those steps. */
  within: number
  /** The months go by: nothing is read out of what changes with them. */
  isMoving: boolean
  onHops: (hops: number) => void
  onChoose: (person: number | undefined) => void
  onEnd: (end: 'from' | 'to') => void
}

const firstNeighbours = 12

/** Who was chosen: what is known of them, who they know, and what one may do from here. */
export default function PersonCard(props: PersonCardProps) {
  const { person, network, facts, words, locale, lines, href, hops, within } = props
  const say = words.person
  const name = network.people.names[person]!
  const { offsets, neighbours, ties } = facts.adjacency
  const start = offsets[person]!
  const count = offsets[person + 1]! - start
  const [opened, setOpened] = useState<number>()

  return (
    <section className="card" aria-labelledby="explorer-person">
      <div className="card-head">
        <h2 id="explorer-person" tabIndex={-1}>
          {href ? <a href={href}>{name}</a> : name}
        </h2>
        <button
          type="button"
          className="icon-button"
          aria-label={say.close}
          onClick={() => {
            // The card goes; the one below it stays.
            focus('explorer-path')
            props.onChoose(undefined)
          }}
        >
          <Icon name="close" />
        </button>
      </div>
      <ul className="plain card-lines">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="card-acts">
        <button type="button" className="button line compact" onClick={() => props.onEnd('from')}>
          {say.from}
        </button>
        <button type="button" className="button line compact" onClick={() => props.onEnd('to')}>
          {say.to}
        </button>
      </div>
      <fieldset className="pieces">
        <legend className="small quiet">{say.around}</legend>
        <div>
          {Array.from({ length: mostHops + 1 }, (_, at) => (
            <label key={at === 0 ? say.everyone : at}>
              <input type="radio" name="explorer-hops" checked={hops === at} onChange={() => props.onHops(at)} />
              <span>{at === 0 ? say.everyone : at}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {hops > 0 && (
        <p className="small" role="status" aria-live={props.isMoving ? 'off' : undefined}>
          {countText(locale, within, say.within)}
        </p>
      )}
      {count > 0 && (
        <details
          open={opened === person}
          onToggle={(event) => setOpened(event.currentTarget.open ? person : undefined)}
        >
          <summary>{say.neighbours}</summary>
          {opened === person && (
            <ul className="plain card-neighbours">
              {Array.from(neighbours.subarray(start, start + Math.min(count, firstNeighbours)), (other, at) => (
                <li key={other}>
                  <button
                    type="button"
                    className="text-button"
                    onClick={() => {
                      focus('explorer-person')
                      props.onChoose(other)
                    }}
                  >
                    {network.people.names[other]}
                  </button>
                  <small className="quiet">{words.kinds[tieKinds[network.ties.kind[ties[start + at]!]!]!]}</small>
                </li>
              ))}
              {count > firstNeighbours && (
                <li className="small quiet">
                  {fill(say.moreNeighbours, { n: numberText(locale, count - firstNeighbours) })}
                </li>
              )}
            </ul>
          )}
        </details>
      )}
    </section>
  )
}

const focus = (id: string) => document.getElementById(id)?.focus({ preventScroll: true })
