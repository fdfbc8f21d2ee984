import { icon } from '@varanda/design/icons'
import { type ComponentProps, useState } from 'react'
import { Drawing } from './drawing.tsx'
import { Field } from './field.tsx'

interface PasswordFieldProps extends Omit<ComponentProps<typeof Field>, 'type' | 'after'> {
  words: { show: string; hide: string }
}

/** A password that its owner may look at while typing it. */
export function PasswordField({ words, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field
      {...field}
      type={shown ? 'text' : 'password'}
      // Browsers never change what is hidden; what is shown is text like any other.
      {...(shown && { autoCapitalize: 'off', autoCorrect: 'off' })}
      spellCheck={false}
      after={
        <button
          type="button"
          className="icon-button reveal"
          aria-label={shown ? words.hide : words.show}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Drawing svg={icon(shown ? 'eyeOff' : 'eye')} />
        </button>
      }
    />
  )
}
