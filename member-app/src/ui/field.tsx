import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'

/** What a control inside a field must carry so that its label, rule and error are read with it. */
export interface FieldProps {
  id: string
  'aria-describedby': string
  'aria-invalid': boolean
}

/** A label above, the rule or the error below, in a slot that is always there so that nothing jumps. */
export function Field(props: {
  label: string
  hint?: string
  error?: string
  children: (field: FieldProps) => ReactNode
}) {
  const id = useId()
  const { label, hint, error, children } = props
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': `${id}-hint`, 'aria-invalid': Boolean(error) })}
      <p id={`${id}-hint`} className={error ? 'hint error' : 'hint'}>
        {error && <Icon name="warning" size={20} />}
        {error ?? hint}
      </p>
    </div>
  )
}
