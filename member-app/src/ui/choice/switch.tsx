import { useId } from 'react'

/** Something that is on or off, with what that means just now below its name. */
export function Switch(props: { label: string; note: string; on: boolean; onSwitch: (on: boolean) => void }) {
  const { label, note, on, onSwitch } = props
  const id = useId()
  return (
    <div className="switch-row">
      <div>
        <label htmlFor={id} className="label">
          {label}
        </label>
        <p id={`${id}-note`} className="small quiet">
          {note}
        </p>
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="switch"
        aria-describedby={`${id}-note`}
        checked={on}
        aria-checked={on}
        onChange={({ target }) => onSwitch(target.checked)}
      />
    </div>
  )
}
