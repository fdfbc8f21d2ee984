import type { networkGraph } from '@varanda/domain/graph/messages/pt/network-graph'
import type { Locale } from '@varanda/domain/locale'
import type { Network } from '@varanda/graph/network'
import type { ReactNode } from 'react'
import type { View } from '../view-state.ts'

export type ExplorerWords = typeof networkGraph.explorer

export interface ExplorerProps {
  /** Another network starts the explorer anew. */
  network: Network
  words: ExplorerWords
  locale: Locale
  /** Stands above the panels: the page's heading and what the network is. */
  heading?: ReactNode
  /** Stands below the panels: what else the page has to offer. */
  below?: ReactNode
  /**
   * What stands beside and in the place of the picture until the network comes, which is empty till then: the heading
   * stays where it is.
   */
  waiting?: { readonly side: ReactNode; readonly stage: ReactNode } | undefined
  /** Where a person has a page of their own. */
  personHref?: (person: number) => string | undefined
  /** Whether the drawing may be kept as a picture. */
  mayExport: boolean
  /** A panel below the card of the chosen person; it is asked with undefined while nobody is chosen. */
  aside?: (person: number | undefined) => ReactNode
  /** Lines of a person's card, after those that every network has. */
  hoverLines?: (person: number) => readonly string[]
  /** For a page that keeps in its address what is looked at; without them the explorer keeps it itself. */
  view?: View
  onView?: (view: View) => void
}
