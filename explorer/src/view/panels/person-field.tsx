import type { Locale } from '@varanda/domain/locale'
import type { People } from '@varanda/graph/network'
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { countText, numberText } from '../../count-text.ts'
import { fill } from '../../fill.ts'
import type { ExplorerWords } from '../explorer-props.ts'
import { Icon } from '../icons.tsx'
import { findPeople, type NameIndex } from './find-people.ts'

interface PersonFieldProps {
  people: People
  /** Made when somebody first wants to search. */
  index: () => NameIndex
  words: ExplorerWords
  locale: Locale
  label: string
  /** Whose name stands in it. */
  value?: number
  /** A search glass instead of a label that is seen. */
  isSearch?: boolean
  onChoose: (person: number) => void
}

const mostFound = 8

/** A field that names people as one types: the combobox with a list of the ARIA Authoring Practices. */
export function PersonField({ people, index, words, locale, label, value, isSearch, onChoose }: PersonFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  /** Whoever of the list the arrow keys are at. */
  const [marked, setMarked] = useState<number>()
  const wanted = useDeferredValue(typed)
  const found = useMemo(() => (wanted ? findPeople(index(), wanted, mostFound) : undefined), [wanted, index])
  const isOpen = typed !== undefined && typed.trim() !== '' && found !== undefined
  const options = isOpen ? found.people : []
  const at = marked === undefined ? -1 : options.indexOf(marked)

  const choose = (person: number | undefined) => {
    if (person === undefined) return
    setTyped(undefined)
    setMarked(undefined)
    onChoose(person)
  }

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && typed !== undefined) {
      event.stopPropagation()
      setTyped(undefined)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      // The list may not have come to what stands in the field.
      choose(at >= 0 ? marked : typed ? findPeople(index(), typed, 1).people[0] : undefined)
    } else if (options.length > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setMarked(options[(at + step + options.length + (at < 0 && step < 0 ? 1 : 0)) % options.length])
    }
  }

  return (
    <div className="person-field">
      <label htmlFor={id} className={isSearch ? 'visually-hidden' : 'label'}>
        {label}
      </label>
      <div className="person-input">
        {isSearch && <Icon name="search" />}
        <input
          ref={input}
          id={id}
          className="input"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={at >= 0 ? `${id}-${marked}` : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={isSearch ? label : words.path.choose}
          value={typed ?? (value === undefined ? '' : people.names[value])}
          onChange={(event) => {
            setTyped(event.target.value)
            setMarked(undefined)
          }}
          onFocus={(event) => event.target.select()}
          onBlur={() => setTyped(undefined)}
          onKeyDown={press}
        />
      </div>
      <div className="person-list" hidden={!isOpen}>
        <div id={`${id}-list`} role="listbox" aria-label={label} hidden={options.length === 0}>
          {options.map((person, place) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the option.
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys.
            <div
              key={person}
              id={`${id}-${person}`}
              role="option"
              aria-selected={place === at}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
            >
              <span>{people.names[person]}</span>
              <small>{people.groups[people.group[person]!]}</small>
            </div>
          ))}
        </div>
        {isOpen && found.count > options.length && options.length > 0 && (
          <p className="small quiet">
            {fill(words.search.more, { n: numberText(locale, found.count - options.length) })}
          </p>
        )}
        {isOpen && options.length === 0 && <p className="small quiet">{words.search.none}</p>}
      </div>
      <p className="visually-hidden" role="status">
        {isOpen && (found.count > 0 ? countText(locale, found.count, words.search.found) : words.search.none)}
      </p>
    </div>
  )
}
