import { icon } from '@varanda/design/icons'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { type Change, useEarlyText } from '../use-early-text.ts'
import { Drawing } from './drawing.tsx'

interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'onChange'> {
  label: string
  hint?: string
  /** The hint's promise is kept: it gets a tick. */
  met?: boolean
  error?: string | undefined
  after?: ReactNode
  onChange?: (change: Change<HTMLInputElement>) => void
}

/** A labelled input. Its hint and its error share one place, so that nothing moves when one replaces the other. */
export function Field({ label, hint, met = false, error, after, onChange, ...input }: FieldProps) {
  const id = useId()
  const box = useEarlyText(onChange)
  const told = error ?? hint
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="control">
        <input
          type="text"
          {...input}
          ref={box}
          id={id}
          onChange={onChange}
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
