import { type BlogText, blogLimits } from '@varanda/domain/blog/blog'
import { readingMinutes } from '@varanda/domain/blog/blog-index'
import type { TranslationState } from '@varanda/domain/blog/blog-translation'
import { type Locale, localeTags } from '@varanda/domain/locale'
import { memo } from 'react'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { GrowingText } from '../../ui/text/growing-text.tsx'
import { words } from '../words.ts'
import { RichText } from '../writing/rich-text.tsx'
import { TranslationMark } from './translation-mark.tsx'

interface LanguageSideProps {
  locale: Locale
  text: BlogText
  state: TranslationState
  hidden: boolean
  /** Shown by a tab, on narrow screens. */
  asTab: boolean
  onWrite: (locale: Locale, part: Partial<BlogText>) => void
}

/** One language of a post: its title, its summary and its text. */
export const LanguageSide = memo(function LanguageSide(props: LanguageSideProps) {
  const { locale, text, state, hidden, asTab, onWrite } = props
  const lang = localeTags[locale]
  const room = `room-${locale}`
  const long = over(text, 'content')
  return (
    <section
      id={`side-${locale}`}
      className="side"
      hidden={hidden}
      role={asTab ? 'tabpanel' : undefined}
      aria-label={asTab ? undefined : words.languages[locale]}
      aria-labelledby={asTab ? `tab-${locale}` : undefined}
    >
      <header className="side-head">
        {!asTab && <h2 className="sheet-title">{words.languages[locale]}</h2>}
        <TranslationMark state={state} />
      </header>
      <Field label={words.desk.title} hint={count(text, 'title')} error={over(text, 'title')}>
        {(field) => (
          <GrowingText
            {...field}
            className="input side-title"
            rows={1}
            lang={lang}
            spellCheck
            value={text.title}
            onChange={(event) => onWrite(locale, { title: event.target.value.replaceAll('\n', ' ') })}
          />
        )}
      </Field>
      <Field
        label={words.desk.summary}
        hint={text.summary ? count(text, 'summary') : words.desk.summaryHint}
        error={over(text, 'summary')}
      >
        {(field) => (
          <GrowingText
            {...field}
            className="input"
            rows={2}
            lang={lang}
            spellCheck
            value={text.summary}
            onChange={(event) => onWrite(locale, { summary: event.target.value.replaceAll('\n', ' ') })}
          />
        )}
      </Field>
      <div className="field">
        <span className="label" aria-hidden="true">
          {words.desk.content}
        </span>
        <RichText
          locale={locale}
          content={text.content}
          describedBy={room}
          invalid={long !== undefined}
          onChange={(content) => onWrite(locale, { content })}
        />
        <p id={room} className={long ? 'hint error' : 'hint'}>
          {long && <Icon name="warning" size={20} />}
          {long ?? `${words.desk.minutes(readingMinutes(text.content, locale))}. ${words.tools.keys}`}
        </p>
      </div>
    </section>
  )
})

function over(text: BlogText, part: keyof BlogText): string | undefined {
  const more = text[part].length - blogLimits[part]
  return more > 0 ? words.desk.over(more) : undefined
}

/** How many letters are left, once they are few. */
function count(text: BlogText, part: 'title' | 'summary'): string {
  const [used, most] = [text[part].length, blogLimits[part]]
  return used > most / 2 ? words.desk.room(used, most) : ''
}
