import type { Locale } from '@varanda/domain/locale'
import { Explorer } from '@varanda/explorer/view/explorer'
import type { ReactNode } from 'react'
import { Heading } from './heading.tsx'
import { OpenFile } from './open-file.tsx'
import { useNetwork } from './use-network.ts'
import { useViewInAddress } from './use-view-in-address.ts'
import { Waiting } from './waiting.tsx'
import type { GraphPageWords } from './words.ts'

interface NetworkGraphPageProps {
  locale: Locale
  words: GraphPageWords
  /** How many people the sample network has. */
  people: number
  /** A drawing of the sample network, made with the page. */
  children?: ReactNode
}

/** The whole of /demo/network-graph. As built it is a drawing and its words; the living network takes its place. */
export function NetworkGraphPage({ locale, words, people, children }: NetworkGraphPageProps) {
  const page = useNetwork(locale)
  const { shown } = page
  const [view, onView] = useViewInAddress(shown?.network, shown?.recipe !== undefined)
  const heading = <Heading words={words} locale={locale} people={people} shown={shown} />
  const below = <OpenFile {...{ words, page, locale }} />
  if (!shown)
    return (
      <Waiting {...{ words, page, heading, below }} locale={locale}>
        {children}
      </Waiting>
    )
  return (
    <Explorer
      key={shown.key}
      network={shown.network}
      words={words.explorer}
      mayExport
      {...{ locale, heading, below, view, onView }}
    />
  )
}
