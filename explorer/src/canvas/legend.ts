/** What a saved picture says of itself, below the drawing: what colours, lines and sizes stand for. Pure. */
export interface PictureLegend {
  readonly title: string
  /** `colour`: its place in the palette. */
  readonly classes: readonly { readonly name: string; readonly count: string; readonly colour: number }[]
  readonly lines: readonly { readonly isInvite: boolean; readonly text: string }[]
  readonly sizes?: string | undefined
}

/** One entry: its sign on the left, its words beside it, `y` the middle of both. Pixels from the legend's corner. */
export interface LegendEntry {
  readonly x: number
  readonly y: number
  readonly sign: 'class' | 'invite' | 'tie' | 'none'
  /** Place in the palette of a class. */
  readonly colour: number
  readonly text: string
  readonly isTitle: boolean
}

export const legendMargin = 24
export const rowHeight = 24
const column = 190
/** Letters that a column has room for. */
const mostLetters = 22

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

/** In as many columns as the picture is wide; its height is what the picture grows by. */
export function legendEntries(legend: PictureLegend, width: number): { height: number; entries: LegendEntry[] } {
  const columns = Math.max(1, Math.floor((width - 2 * legendMargin) / column))
  const whole = { x: legendMargin, colour: 0, isTitle: false }
  const entries: LegendEntry[] = []
  let y = legendMargin
  entries.push({ ...whole, y, sign: 'none', text: legend.title, isTitle: true })
  const put = (all: readonly Pick<LegendEntry, 'sign' | 'colour' | 'text'>[], columns: number) => {
    for (const [at, entry] of all.entries()) {
      if (at % columns === 0) y += rowHeight
      entries.push({ ...whole, ...entry, x: legendMargin + (at % columns) * column, y })
    }
  }
  put(
    legend.classes.map(({ name, count, colour }) => ({
      sign: 'class',
      colour,
      text: `${cut(name, mostLetters - count.length - 3)} · ${count}`,
    })),
    columns,
  )
  put(
    legend.lines.map(({ isInvite, text }) => ({ sign: isInvite ? 'invite' : 'tie', colour: 0, text })),
    1,
  )
  if (legend.sizes) put([{ sign: 'none', colour: 0, text: legend.sizes }], 1)
  return { height: y + legendMargin, entries }
}
