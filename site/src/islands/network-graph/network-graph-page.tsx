import type { Locale } from '@varanda/domain/locale'
import { Explorer } from '@varanda/explorer/view/explorer'
import type { Network } from '@varanda/graph/network'
import { type ReactNode, useRef } from 'react'
import { island } from '../island.tsx'
import { Heading } from './heading.tsx'
import { OpenFile } from './open-file.tsx'
import { useNetwork } from './use-network.ts'
import { useViewInAddress } from './use-view-in-address.ts'
import { WaitingSide, WaitingStage } from './waiting.tsx'
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
export const NetworkGraphPage = island(function NetworkGraphPage({
  locale,
  words,
  people,
  children,
}: NetworkGraphPageProps) {
  const page = useNetwork(locale)
  const { shown } = page
  const [view, onView] = useViewInAddress(shown?.network, shown?.recipe !== undefined)
  const heading = <Heading words={words} locale={locale} people={people} shown={shown} />
  const below = <OpenFile {...{ words, page, locale }} />
  const waiting = !shown && {
    side: <WaitingSide {...{ words, page, locale }} />,
    stage: <WaitingStage {...{ words, page, locale }}>{children}</WaitingStage>,
  }
  /** The first network comes into the page that waits for it, each further one into a new one. */
  const first = useRef<string>(undefined)
  if (shown) first.current ??= shown.key
  const isFirst = !first.current || !shown || shown.key === first.current
  return (
    <Explorer
      key={isFirst ? 'first' : shown.key}
      network={shown?.network ?? noNetwork}
      words={words.explorer}
      mayExport
      waiting={waiting || undefined}
      {...{ locale, heading, below, view, onView }}
    />
  )
})

const none = new Uint32Array()
const noNetwork: Network = {
  people: {
    count: 0,
    names: [],
    group: none,
    groups: [],
    inviter: none,
    joined: new Int32Array(),
    born: new Int32Array(),
    household: none,
  },
  ties: { count: 0, from: none, to: none, kind: new Uint8Array() },
}
