import { type Locale, localeTags } from '@varanda/domain/locale'
import { fill } from '@varanda/explorer/fill'
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
  const number = (value: number) => value.toLocaleString(localeTags[locale])
  const text =
    shown?.file !== undefined ? made.file : shown && shown.recipe?.model !== 'families' ? made.other : made.families
  return (
    <div className="graph-heading">
      <h1>{words.heading}</h1>
      <p>
        {fill(text, {
          people: number(shown?.network.people.count ?? people),
          ties: number(shown?.network.ties.count ?? 0),
          file: shown?.file ?? '',
        })}
      </p>
    </div>
  )
}
