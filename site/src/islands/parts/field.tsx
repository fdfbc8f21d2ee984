import { icon } from '@varanda/design/icons'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Drawing } from './drawing.tsx'

interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string
  hint?: string
  /** The hint's promise is kept: it gets a tick. */
  met?: boolean
  error?: string | undefined
  after?: ReactNode
}

/** A labelled input. Its hint and its error share one place, so that nothing moves when one replaces the other. */
export function Field({ label, hint, met = false, error, after, ...input }: FieldProps) {
  const id = useId()
  const told = error ?? hint
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="control">
        <input
          type="text"
          {...input}
          id={id}
          className="input"
          aria-invalid={error ? true : undefined}
          aria-describedby={told ? `${id}-told` : undefined}
        />
        {after}
      </div>
      {told && (
        <p id={`${id}-told`} className={error ? 'hint error' : met ? 'hint met' : 'hint'}>
          {(error || met) && <Drawing svg={icon(error ? 'warning' : 'check', { width: 18, height: 18 })} />}
          <span>{told}</span>
        </p>
      )}
    </div>
  )
}
