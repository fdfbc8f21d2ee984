import type { networkGenerator } from '@varanda/domain/graph/messages/pt/network-generator'
import type { Locale } from '@varanda/domain/locale'
import type { Model } from '@varanda/graph/recipe'

/** What the page hands to its island, so that no words and drawings are in its script. */
export interface GeneratorProps {
  readonly locale: Locale
  readonly words: GeneratorWords
  /** A small drawing of each model, as SVG. */
  readonly glyphs: Readonly<Record<Model, string>>
  /** Path of the page that draws networks. */
  readonly graphPath: string
}

export type GeneratorWords = typeof networkGenerator.island

/** Numbers and days as the reader's language writes them. */
export interface Figures {
  whole(value: number): string
  /** Up to three digits after the point. */
  fine(value: number): string
  share(value: number): string
  /** Of a day counted from 1970. */
  day(day: number): string
}

export function figuresIn(tag: string): Figures {
  const whole = new Intl.NumberFormat(tag, { maximumFractionDigits: 0 })
  const fine = new Intl.NumberFormat(tag, { maximumSignificantDigits: 3 })
  const share = new Intl.NumberFormat(tag, { style: 'percent', maximumSignificantDigits: 3 })
  const day = new Intl.DateTimeFormat(tag, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return {
    whole: whole.format,
    fine: fine.format,
    share: share.format,
    day: (days) => day.format(days * 86_400_000),
  }
}
