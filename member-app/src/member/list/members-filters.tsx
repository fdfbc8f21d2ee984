import { ageBands } from '@varanda/domain/guardian/age-band'
import { roles } from '@varanda/domain/member/member'
import { standingStatuses } from '@varanda/domain/member/standing'
import { useEffect, useId, useState } from 'react'
import { Filters } from '../../ui/choice/filters.tsx'
import type { MembersSearch } from './members-search.ts'
import { words } from './words.ts'

/** Milliseconds that typing rests before it is looked for. */
const rest = 100

/** What is looked for: the words while they are typed, and three things to choose. */
export function MembersFilters(props: {
  search: MembersSearch
  onChange: (part: Partial<Record<keyof MembersSearch, string | undefined>>, replace?: boolean) => void
}) {
  const { search, onChange } = props
  const asked = search.q ?? ''
  const [typed, type] = useState(asked)
  const [sent, send] = useState(asked)
  // Back and Forward change the address under the field.
  if (asked !== sent) {
    send(asked)
    type(asked)
  }
  useEffect(() => {
    if (typed === asked) return
    const timer = setTimeout(() => {
      send(typed)
      onChange({ q: typed || undefined }, true)
    }, rest)
    return () => clearTimeout(timer)
  }, [typed, asked, onChange])
  return (
    <div className="members-filters">
      <Filters
        set={[search.role, search.status, search.band].filter(Boolean).length}
        find={
          <input
            type="search"
            className="input"
            aria-label={words.find}
            placeholder={words.find}
            value={typed}
            autoComplete="off"
            onChange={(event) => type(event.target.value)}
          />
        }
      >
        <div className="members-choices">
          <Pick
            label={words.role}
            any={words.any.role}
            value={search.role}
            options={roles}
            say={words.roles}
            onPick={(role) => onChange({ role })}
          />
          <Pick
            label={words.status}
            any={words.any.status}
            value={search.status}
            options={standingStatuses}
            say={words.statuses}
            onPick={(status) => onChange({ status })}
          />
          <Pick
            label={words.band}
            any={words.any.band}
            value={search.band}
            options={ageBands}
            say={words.bands}
            onPick={(band) => onChange({ band })}
          />
        </div>
      </Filters>
      {search.invitedBy && (
        <p className="members-only">
          {words.invitedByOnly}{' '}
          <button type="button" className="text-button" onClick={() => onChange({ invitedBy: undefined })}>
            {words.clear}
          </button>
        </p>
      )}
    </div>
  )
}

function Pick<Value extends string>(props: {
  label: string
  any: string
  value: Value | undefined
  options: readonly Value[]
  say: Record<Value, string>
  onPick: (value: Value | undefined) => void
}) {
  const id = useId()
  const { label, any, value, options, say, onPick } = props
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <select
        id={id}
        className={value ? 'input pick chosen' : 'input pick'}
        value={value ?? ''}
        onChange={({ target }) => onPick(options.find((option) => option === target.value))}
      >
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {say[option]}
          </option>
        ))}
      </select>
    </>
  )
}
