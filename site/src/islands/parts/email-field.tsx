import type { ComponentProps } from 'react'
import { Field } from './field.tsx'

/** An address of mail. Where it is what one signs in by, password managers find it as `username`. */
export function EmailField({ autoComplete = 'username', ...field }: ComponentProps<typeof Field>) {
  return (
    <Field
      name="email"
      type="email"
      {...field}
      autoComplete={autoComplete}
      spellCheck={false}
      inputMode="email"
      required
    />
  )
}
