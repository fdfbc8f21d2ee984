import type { Locale } from '@varanda/domain/locale'
import type { Network } from '@varanda/graph/network'
import { useState } from 'react'
import { fill } from '../../fill.ts'
import type { View } from '../../view-state.ts'
import type { ExplorerWords } from '../explorer-props.ts'
import type { Facts } from '../facts/facts.ts'
import { Door } from '../icons.tsx'
import { Late } from '../late.tsx'
import type { Way } from '../way.ts'
import { wayText } from '../way-text.ts'
import type { NameIndex } from './find-people.ts'

const pathFields = { load: () => import('./path-fields.tsx') }

interface PathCardProps {
  view: View
  /** Undefined when nothing joins the two. */
  way: Way | undefined
  network: Network
  facts: Facts
  index: () => NameIndex
  words: ExplorerWords
  locale: Locale
  onView: (change: Partial<View>) => void
  onChoose: (person: number) => void
}

/** As many blocks as a line of the card holds. */
const mostBlocks = 24

/** The way between two people, in words and blocks, and the fields that say which two. */
export function PathCard({ view, way, network, facts, index, words, locale, onView, onChoose }: PathCardProps) {
  const say = words.path
  const { names } = network.people
  const { from, to, sense } = view
  const path = way?.people
  const isAsked = from !== undefined && to !== undefined
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={isAsked ? 'card path-card lit' : 'card path-card'} aria-labelledby="explorer-path">
      <h2 id="explorer-path" tabIndex={-1}>
        {isAsked ? fill(say.title, { from: names[from]!, to: names[to]! }) : say.ask}
      </h2>
      {isAsked && (
        <div role="status">
          <p>{wayText(way, sense, facts, words, locale)}</p>
          {path && path.length > 0 && path.length - 1 <= mostBlocks && (
            <div className="path-blocks" aria-hidden="true">
              {Array.from(path, (person) =>
                person === from || person === to ? <Door key={person} /> : <i key={person} />,
              )}
            </div>
          )}
        </div>
      )}
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{isAsked ? say.steps : say.choose}</summary>
        {isOpen && (
          <Late panel={pathFields} words={words.late}>
            {(PathFields) => (
              <PathFields
                {...{ view, path, network, index, words, locale, onView, onChoose }}
                hasInvites={facts.hasInvites}
              />
            )}
          </Late>
        )}
      </details>
    </section>
  )
}
