import { useId } from 'react'

/** A few choices side by side, one of them on: native radio buttons, so arrow keys and screen readers know them. */
export function Choice<Value extends string>(props: {
  label: string
  note?: string
  value: Value
  options: readonly { value: Value; text: string; lang?: string }[]
  onChoose: (value: Value) => void
}) {
  const { label, note, value, options, onChoose } = props
  const name = useId()
  return (
    <fieldset className="choice" aria-describedby={note && `${name}-note`}>
      <legend className="label">{label}</legend>
      <div className="choice-options">
        {options.map((option) => (
          <label key={option.value} lang={option.lang}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.text}</span>
          </label>
        ))}
      </div>
      {note && (
        <p id={`${name}-note`} className="small quiet">
          {note}
        </p>
      )}
    </fieldset>
  )
}
