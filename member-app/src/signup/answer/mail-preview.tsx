import { type Locale, localeTags } from '@varanda/domain/locale'
import { useId } from 'react'
import { words } from '../words.ts'

/** A message as its reader will get it, in their language. */
export function MailPreview(props: { locale: Locale; to: string; subject: string; lines: readonly string[] }) {
  const { locale, to, subject, lines } = props
  const title = useId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the sheet scrolls, by keyboard, too.
    <section className="mail-preview" tabIndex={0} aria-labelledby={title}>
      <h3 id={title} className="label">
        {words.mail.title}
      </h3>
      <dl>
        <div>
          <dt>{words.mail.to}</dt>
          <dd>{to}</dd>
        </div>
        <div>
          <dt>{words.mail.subject}</dt>
          <dd lang={localeTags[locale]}>{subject}</dd>
        </div>
      </dl>
      <div className="mail-words written" lang={localeTags[locale]}>
        {lines.filter(Boolean).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </section>
  )
}
