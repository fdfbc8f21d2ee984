import { Field } from '../../ui/field.tsx'

interface AmountFieldProps {
  label: string
  hint?: string | undefined
  error?: string | undefined
  value: string
  onChange: (typed: string) => void
}

/** Where somebody writes an amount as they are used to; what was wrong with it goes as they write. */
export function AmountField({ label, hint, error, value, onChange }: AmountFieldProps) {
  return (
    <Field label={label} {...(hint && { hint })} {...(error && { error })}>
      {(field) => (
        <input
          {...field}
          className="input"
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
