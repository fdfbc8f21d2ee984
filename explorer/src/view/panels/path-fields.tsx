import type { Locale } from '@varanda/domain/locale'
import type { Network } from '@varanda/graph/network'
import { numberText } from '../../count-text.ts'
import { fill } from '../../fill.ts'
import type { Sense, View } from '../../view-state.ts'
import type { ExplorerWords } from '../explorer-props.ts'
import { Icon } from '../icons.tsx'
import type { NameIndex } from './find-people.ts'
import { PersonField } from './person-field.tsx'

interface PathFieldsProps {
  view: View
  path: Uint32Array | undefined
  network: Network
  hasInvites: boolean
  index: () => NameIndex
  words: ExplorerWords
  locale: Locale
  onView: (change: Partial<View>) => void
  onChoose: (person: number) => void
}

/** Of a path with more steps than twice these, only so many are named from either end. */
const endSteps = 50

/** Who is on the way, one after the other, and which two it runs between. */
export default function PathFields(props: PathFieldsProps) {
  const { view, path, network, hasInvites, index, words, locale, onView, onChoose } = props
  const say = words.path
  const { names } = network.people
  const { from, to, sense } = view
  const senses: readonly [Sense, string][] = [
    ['invites', say.byInvites],
    ['ties', say.byTies],
  ]
  const isLong = path !== undefined && path.length > 2 * endSteps + 1
  const step = (person: number, place: number) => (
    <li key={person} value={place}>
      <button type="button" className="text-button" onClick={() => onChoose(person)}>
        {names[person]}
      </button>
    </li>
  )
  return (
    <>
      {path && (
        <ol className={isLong ? 'path-steps long' : 'path-steps'}>
          {Array.from(isLong ? path.subarray(0, endSteps) : path, (person, at) => step(person, at + 1))}
          {isLong && (
            <li className="small quiet">{fill(say.more, { n: numberText(locale, path.length - 2 * endSteps) })}</li>
          )}
          {isLong &&
            Array.from(path.subarray(-endSteps), (person, at) => step(person, path.length - endSteps + at + 1))}
        </ol>
      )}
      <div className="path-ends">
        <PersonField
          {...{ index, words, locale }}
          people={network.people}
          label={say.from}
          value={from}
          onChoose={(person) => onView({ from: person })}
        />
        <PersonField
          {...{ index, words, locale }}
          people={network.people}
          label={say.to}
          value={to}
          onChoose={(person) => onView({ to: person })}
        />
      </div>
      {hasInvites && (
        <fieldset className="pieces">
          <legend className="small quiet">{say.sense}</legend>
          <div>
            {senses.map(([value, text]) => (
              <label key={value}>
                <input
                  type="radio"
                  name="explorer-sense"
                  checked={sense === value}
                  onChange={() => onView({ sense: value })}
                />
                <span>{text}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {(from !== undefined || to !== undefined) && (
        <div className="card-acts">
          <button type="button" className="button line compact" onClick={() => onView({ from: to, to: from })}>
            <Icon name="swap" /> {say.swap}
          </button>
          <button
            type="button"
            className="button line compact"
            onClick={() => {
              // This button goes with what it clears.
              document.getElementById('explorer-path')?.focus({ preventScroll: true })
              onView({ from: undefined, to: undefined })
            }}
          >
            {say.clear}
          </button>
        </div>
      )}
    </>
  )
}
