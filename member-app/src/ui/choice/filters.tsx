import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../icon.tsx'
import { useWide } from '../use-wide.ts'
import { words } from '../words.ts'

/**
 * What narrows a list: what is looked for stays in view, and on phones the rest folds away behind one button, which
 * says how many of them are set.
 */
export function Filters(props: { find?: ReactNode; set: number; children: ReactNode }) {
  const { find, set, children } = props
  const wide = useWide()
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <search className="filters-bar">
      <div className="filters-find">
        {find}
        {!wide && (
          <button
            type="button"
            className="button line compact"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <Icon name="settings" size={20} />
            {words.filters}
            {set > 0 && <span className="badge lit">{set}</span>}
          </button>
        )}
      </div>
      <div id={id} className="filters-rest" hidden={!wide && !open}>
        {children}
      </div>
    </search>
  )
}
