import type { ReactNode } from 'react'

export interface RadioOption<Value extends string> {
  value: Value
  text: string
  /** Why it cannot be chosen. */
  lacks?: string | undefined
  picture?: ReactNode
}

/** Answers one below the other, one of them on. What cannot be chosen says why. */
export function RadioRows<Value extends string>(props: {
  name: string
  value: Value | undefined
  options: readonly RadioOption<Value>[]
  /** `isTapped`: by finger or mouse, and not on the way through by arrow keys. */
  onChoose: (value: Value, isTapped: boolean) => void
}) {
  const { name, value, options, onChoose } = props
  return (
    <div className="auto-rows">
      {options.map((option) => (
        <label key={option.value} className={option.lacks ? 'auto-option lacking' : 'auto-option'}>
          <input
            type="radio"
            name={`auto-${name}`}
            checked={option.value === value}
            aria-disabled={option.lacks !== undefined}
            onChange={({ nativeEvent }) =>
              option.lacks === undefined && onChoose(option.value, (nativeEvent as UIEvent).detail > 0)
            }
          />
          {option.picture}
          <span>
            {option.text}
            {option.lacks !== undefined && <span className="small quiet auto-lacks">{option.lacks}</span>}
          </span>
        </label>
      ))}
    </div>
  )
}
