import { type ComponentProps, useState } from 'react'
import type { FieldProps } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { words } from './words.ts'

/** A password that its owner may look at while typing it. */
export function PasswordInput(props: FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>) {
  const [shown, setShown] = useState(false)
  return (
    <div className="password-box">
      <input
        {...props}
        className="input"
        type={shown ? 'text' : 'password'}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={shown ? words.newPassword.hide : words.newPassword.show}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon name={shown ? 'eyeOff' : 'eye'} />
      </button>
    </div>
  )
}
