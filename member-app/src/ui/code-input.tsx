import type { FieldProps } from './field.tsx'

interface CodeInputProps extends FieldProps {
  value: string
  readOnly?: boolean
  onCode: (code: string) => void
}

/** Digits that came by mail or that somebody reads out: a phone offers them by itself. */
export function CodeInput({ onCode, ...props }: CodeInputProps) {
  return (
    <input
      {...props}
      className="input"
      inputMode="numeric"
      autoComplete="one-time-code"
      onChange={(event) => onCode(event.target.value)}
    />
  )
}
