import { describe, expect, it } from 'vitest'
import { grown, nextRange, piecesOf, type Range, rowsIn, shown } from './window-of.ts'

const heights = Array.from({ length: 100 }, () => 100)
const view = { top: 5_000, bottom: 5_400 }

/** What is drawn once nothing more is added. */
function settled(from: Range): Range {
  const next = grown(from, heights, view, 400)
  return next.first === from.first && next.end === from.end ? from : settled(next)
}

describe('rows of a stretch', () => {
  it('are those that reach into it', () => {
    expect(rowsIn(heights, { top: 250, bottom: 500 })).toEqual({ first: 2, end: 5 })
  })

  it('are the first above the list and the last below it', () => {
    expect(rowsIn(heights, { top: -900, bottom: -100 })).toEqual({ first: 0, end: 1 })
    expect(rowsIn(heights, { top: 20_000, bottom: 21_000 })).toEqual({ first: 99, end: 100 })
    expect(rowsIn([], { top: 0, bottom: 100 })).toEqual({ first: 0, end: 0 })
  })
})

describe('what is drawn next', () => {
  it('after a jump is what is in view, and then one row at a time on both sides', () => {
    const first = nextRange({ first: 0, end: 5 }, heights, view, 400)
    expect(first).toEqual({ first: 50, end: 54 })
    const { first: from, end } = grown(first, heights, view, 400)
    expect(end - from).toBe(5)
    expect(settled(first)).toEqual({ first: 46, end: 58 })
  })

  it('is at once what came into view, and lets go of what is far', () => {
    const next = nextRange({ first: 40, end: 54 }, heights, { top: 5_200, bottom: 5_800 }, 400)
    expect(next).toEqual({ first: 46, end: 58 })
  })

  it('is nothing while all rows in view are drawn, and what is far goes with the next row', () => {
    const drawn = { first: 30, end: 56 }
    expect(shown(drawn, heights, view, 400)).toEqual(drawn)
    expect(shown(drawn, heights, { top: 5_300, bottom: 5_700 }, 400)).toEqual({ first: 47, end: 57 })
    expect(grown(drawn, heights, view, 400)).toEqual({ first: 44, end: 57 })
  })

  it('goes on before the reader, whichever way they go', () => {
    const drawn = { first: 48, end: 58 }
    expect(grown(drawn, heights, { top: 4_900, bottom: 5_300 }, 400)).toEqual({ first: 47, end: 58 })
    expect(grown(drawn, heights, { top: 5_200, bottom: 5_600 }, 400)).toEqual({ first: 48, end: 59 })
  })
})

describe('the pieces of a list', () => {
  const short = [10, 20, 30, 40, 50]

  it('are drawn rows and the room of all others', () => {
    expect(piecesOf(short, { first: 1, end: 3 })).toEqual([
      { room: 10, before: 1 },
      { row: 1 },
      { row: 2 },
      { room: 90, before: 5 },
    ])
  })

  it('hold one row besides, above or below', () => {
    expect(piecesOf(short, { first: 2, end: 3 }, 0)).toEqual([
      { row: 0 },
      { room: 20, before: 2 },
      { row: 2 },
      { room: 90, before: 5 },
    ])
    expect(piecesOf(short, { first: 0, end: 1 }, 4)).toEqual([{ row: 0 }, { room: 90, before: 4 }, { row: 4 }])
    expect(piecesOf(short, { first: 0, end: 5 }, 4)).toHaveLength(5)
  })

  it('take as much room as all rows, whatever is drawn', () => {
    const room = piecesOf(short, { first: 3, end: 4 }, 1).reduce(
      (sum, piece) => sum + ('room' in piece ? piece.room : short[piece.row]!),
      0,
    )
    expect(room).toBe(150)
  })
})
