import type { BlogPost } from '@varanda/domain/blog/blog'
import { translationState } from '@varanda/domain/blog/blog-translation'
import { type Locale, locales } from '@varanda/domain/locale'
import { Icon } from '../../ui/icon.tsx'
import { words } from '../words.ts'

/** What becomes of each language when a post goes into public. */
export function GoingOut({ texts, shown }: { texts: BlogPost['texts']; shown: BlogPost['texts'] | null }) {
  const written = locales.filter((locale) => texts[locale])
  const say = (locale: Locale) => {
    const language = words.languages[locale]
    const state = translationState(locale, texts, shown)
    if (state === 'incomplete') return { icon: 'warning', text: words.publish.incomplete(language) } as const
    if (state === 'behind') return { icon: 'warning', text: words.publish.behind(language) } as const
    if (written.length === 1) return { icon: 'info', text: words.publish.alone(language) } as const
    return { icon: 'check', text: words.publish.goes(language) } as const
  }
  if (written.length === 0) return <p className="notice late">{words.preview.nothing}</p>
  return (
    <ul className="going plain">
      {written.map(say).map(({ icon, text }) => (
        <li key={text} className="going-line">
          <Icon name={icon} size={20} />
          {text}
        </li>
      ))}
    </ul>
  )
}
