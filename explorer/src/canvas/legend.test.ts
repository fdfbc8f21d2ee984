import { describe, expect, it } from 'vitest'
import { legendEntries, legendMargin, type PictureLegend } from './legend.ts'

const legend: PictureLegend = {
  title: 'Famílias',
  classes: Array.from({ length: 13 }, (_, at) => ({
    name: `Família ${'longa '.repeat(at)}`,
    count: '1.234',
    colour: at,
  })),
  lines: [
    { isInvite: true, text: 'Convite' },
    { isInvite: false, text: 'Conhecem-se' },
  ],
  sizes: 'Janela maior, mais convites usados.',
}

describe('the legend of a saved picture', () => {
  it.each([120, 400, 1280])('has every entry once, none over another, within %s pixels', (width) => {
    const { height, entries } = legendEntries(legend, width)
    expect(entries).toHaveLength(1 + 13 + 2 + 1)
    expect(new Set(entries.map(({ x, y }) => `${x} ${y}`)).size).toBe(entries.length)
    for (const { x, y } of entries) {
      expect(x).toBeLessThan(Math.max(width, 2 * legendMargin))
      expect(y).toBeLessThanOrEqual(height - legendMargin)
    }
    expect(entries.filter(({ sign }) => sign === 'class').map(({ colour }) => colour)).toEqual([...Array(13).keys()])
  })

  it('cuts names, never counts', () => {
    for (const { sign, text } of legendEntries(legend, 600).entries) {
      if (sign !== 'class') continue
      expect(text.length).toBeLessThanOrEqual(22)
      expect(text).toMatch(/ · 1\.234$/)
    }
  })
})
