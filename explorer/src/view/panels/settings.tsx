import { type Network, tieKinds } from '@varanda/graph/network'
import { colourings, type Sizing, sizings, type View } from '../../view-state.ts'
import type { ExplorerWords } from '../explorer-props.ts'
import type { Facts } from '../facts/facts.ts'
import { type Filters, noFilters } from '../visible.ts'

interface SettingsProps {
  view: View
  filters: Filters
  network: Network
  facts: Facts
  words: ExplorerWords
  /** The months go by: nothing is read out of what changes with them. */
  isMoving: boolean
  /** How many of how many are in view. */
  shown: string
  onView: (change: Partial<View>) => void
  onFilters: (filters: Filters) => void
}

/** What colour and size stand for, and who is shown at all. */
export default function Settings(props: SettingsProps) {
  const { view, filters, network, facts, words, isMoving, shown, onView, onFilters } = props
  const kinds = tieKinds.map((kind, at) => [kind, at] as const).filter(([, at]) => network.ties.kind.includes(at))
  const hasSome = {
    group: network.people.groups.length > 0,
    age: facts.hasAges,
    invited: facts.hasInvites,
    depth: facts.hasInvites,
  } as Partial<Record<string, boolean>>
  return (
    <div className="settings">
      <div className="field">
        <label htmlFor="explorer-colour">{words.colour.label}</label>
        <select
          id="explorer-colour"
          className="input"
          value={view.colour}
          onChange={(event) => onView({ colour: colourings.find((one) => one === event.target.value) ?? 'group' })}
        >
          {colourings
            .filter((one) => hasSome[one] !== false || one === view.colour)
            .map((one) => (
              <option key={one} value={one}>
                {words.colour[one]}
              </option>
            ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="explorer-size">{words.size.label}</label>
        <select
          id="explorer-size"
          className="input"
          value={view.size}
          onChange={(event) => onView({ size: event.target.value as Sizing })}
        >
          {sizings
            .filter((one) => hasSome[one] !== false || one === view.size)
            .map((one) => (
              <option key={one} value={one}>
                {words.size[one]}
              </option>
            ))}
        </select>
      </div>
      <fieldset>
        <legend className="label">{words.filters.title}</legend>
        <label className="check">
          <input
            type="checkbox"
            checked={filters.isLargestOnly}
            onChange={(event) => onFilters({ ...filters, isLargestOnly: event.target.checked })}
          />
          {words.filters.largest}
        </label>
        {kinds.length > 1 &&
          kinds.map(([kind, at]) => (
            <label className="check" key={kind}>
              <input
                type="checkbox"
                checked={!(filters.withoutKinds & (1 << at))}
                onChange={() => onFilters({ ...filters, withoutKinds: filters.withoutKinds ^ (1 << at) })}
              />
              {words.kinds[kind]}
            </label>
          ))}
      </fieldset>
      <p className="small quiet" role="status" aria-live={isMoving ? 'off' : undefined}>
        {shown}
      </p>
      <button type="button" className="text-button" onClick={() => onFilters(noFilters)}>
        {words.filters.clear}
      </button>
    </div>
  )
}
