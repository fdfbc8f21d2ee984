import { plural } from '@varanda/domain/messages/plural'
import type { ExplorerProps } from './explorer-props.ts'
import { fill } from './fill.ts'

/** A network of people to look at, search and walk through. */
export function Explorer({ network, words, locale, heading, below, aside }: ExplorerProps) {
  return (
    <div className="explorer">
      <div className="explorer-side">
        {heading}
        <p>
          {fill(plural(locale, network.people.count, words.people), { n: network.people.count.toLocaleString(locale) })}
        </p>
        {aside?.(undefined)}
        {below}
      </div>
    </div>
  )
}
