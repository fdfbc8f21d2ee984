import { icon } from '@varanda/design/icons'
import { mark } from '@varanda/design/mark'
import { portrait } from '@varanda/design/portrait'
import { cast } from '@varanda/design/things/cast'
import { invitePhone } from '@varanda/design/things/letter'
import { brand } from '@varanda/domain/brand'
import { inviteInText } from '@varanda/domain/capability/capability-link'
import { type Locale, localizedPath } from '@varanda/domain/locale'
import { routes } from '@varanda/domain/site/routes'
import { type FormEvent, useRef, useState } from 'react'
import { focusFirstError } from '../focus-first-error.ts'
import { Drawing } from '../parts/drawing.tsx'
import { Field } from '../parts/field.tsx'
import { useReady } from '../use-ready.ts'
import { CodeEntry } from './code-entry.tsx'
import { joinWords } from './words.ts'

interface HowToJoinProps {
  locale: Locale
  /** Said above everything to someone who signed in but has no invite. */
  email?: string | undefined
  onToken: (token: string) => void
}

/** Someone inside, a message, an open door. */
const pictures = [
  portrait(cast.cida, { width: 80, height: 90 }),
  invitePhone({ width: 80, height: 90 }),
  mark({ width: 80, height: 80 }),
]

/** How joining works, and a place to paste the link. */
export function HowToJoin({ locale, email, onToken }: HowToJoinProps) {
  const { how, noInvite, code } = joinWords(locale).join
  const [fault, setFault] = useState<'empty' | 'nothing'>()
  const [hasCode, setHasCode] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const ready = useReady()

  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('link') ?? '')
    const token = inviteInText(text)
    if (token) return onToken(token)
    setFault(text.trim() === '' ? 'empty' : 'nothing')
    focusFirstError(form.current)
  }

  return (
    <div className="how">
      <div className="how-words">
        <h1 className="title">{email ? noInvite.title : how.title}</h1>
        <p className="lead quiet">{email ? noInvite.text(email) : how.lead}</p>
        <form ref={form} className="sheet paste" method="post" noValidate onSubmit={open}>
          <Field
            name="link"
            label={how.paste.label}
            hint={how.paste.hint}
            error={fault && how.paste[fault]}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            inputMode="url"
            enterKeyHint="go"
          />
          <button className="button" type="submit" disabled={!ready}>
            {how.paste.button}
          </button>
        </form>
        {!email &&
          (hasCode ? (
            <CodeEntry locale={locale} />
          ) : (
            <button className="text-button" type="button" onClick={() => setHasCode(true)}>
              {code.offer}
            </button>
          ))}
        <p className="quiet">
          {how.nobody} <a href="#request">{how.ask}</a>
        </p>
        {!email && (
          <p className="quiet">
            {how.member} <a href={localizedPath(locale, routes.auth.path)}>{how.signIn}</a>
          </p>
        )}
      </div>
      <ol className="steps plain">
        {how.steps.map((step, index) => (
          <li key={step.title}>
            <Drawing svg={pictures[index] ?? ''} />
            <div>
              <h2>{step.title}</h2>
              <p className="quiet">{step.text}</p>
              {index === 1 && (
                <p className="example">
                  <Drawing svg={icon('link', { width: 20, height: 20 })} />
                  {brand.name.toLowerCase()}
                  {localizedPath(locale, how.example)}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
