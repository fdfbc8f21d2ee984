import { useId } from 'react'

/** One answer of a choice; `note`: what it means, where each says so for itself. */
export interface ChoiceOption<Value extends string> {
  value: Value
  text: string
  note?: string
  lang?: string
}

/**
 * A few answers, one of them on: native radio buttons, so arrow keys and screen readers know them. They stand side by
 * side like tiles; with a note each, one below the other.
 */
export function Choice<Value extends string>(props: {
  label: string
  note?: string
  value: Value
  options: readonly ChoiceOption<Value>[]
  onChoose: (value: Value) => void
}) {
  const { label, note, value, options, onChoose } = props
  const name = useId()
  const told = options.some((option) => option.note !== undefined)
  return (
    <fieldset className="choice" aria-describedby={note && `${name}-note`}>
      <legend className="label">{label}</legend>
      <div className={told ? 'choice-options told' : 'choice-options'}>
        {options.map((option) => (
          <label key={option.value} lang={option.lang}>
            <input
              type="radio"
              name={name}
              value={option.value}
              aria-labelledby={`${name}-${option.value}`}
              aria-describedby={option.note && `${name}-${option.value}-note`}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span className="choice-face">
              <span id={`${name}-${option.value}`}>{option.text}</span>
              {option.note && (
                <span id={`${name}-${option.value}-note`} className="small quiet">
                  {option.note}
                </span>
              )}
            </span>
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
