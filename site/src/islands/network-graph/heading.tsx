import type { Locale } from '@varanda/domain/locale'
import { countText } from '@varanda/explorer/count-text'
import { fill } from '@varanda/explorer/fill'
import { FileReport } from './file-report.tsx'
import type { Shown } from './use-network.ts'
import type { GraphPageWords } from './words.ts'

interface HeadingProps {
  words: GraphPageWords
  locale: Locale
  /** How many people the sample network has. */
  people: number
  shown: Shown | undefined
}

/** What the page is called, and which network this is. */
export function Heading({ words, locale, people, shown }: HeadingProps) {
  const { made } = words
  const text =
    shown?.file !== undefined ? made.file : shown && shown.recipe?.model !== 'families' ? made.other : made.families
  return (
    <div className="graph-heading">
      <h1>{words.heading}</h1>
      <p>
        {fill(text, {
          people: countText(locale, shown?.network.people.count ?? people, words.explorer.people),
          ties: countText(locale, shown?.network.ties.count ?? 0, words.ties),
          file: shown?.file ?? '',
        })}
      </p>
      <FileReport report={shown?.report} locale={locale} />
    </div>
  )
}
