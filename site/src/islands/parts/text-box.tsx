import { icon } from '@varanda/design/icons'
import { type ComponentProps, useId } from 'react'
import { Drawing } from './drawing.tsx'

interface TextBoxProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  label: string
  hint?: string
  error?: string | undefined
}

/** A labelled box for several lines. */
export function TextBox({ label, hint, error, ...box }: TextBoxProps) {
  const id = useId()
  const told = error ?? hint
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        rows={3}
        {...box}
        id={id}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={told ? `${id}-told` : undefined}
      />
      {told && (
        <p id={`${id}-told`} className={error ? 'hint error' : 'hint'}>
          {error && <Drawing svg={icon('warning', { width: 18, height: 18 })} />}
          <span>{told}</span>
        </p>
      )}
    </div>
  )
}
