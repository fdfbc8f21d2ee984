import { describe, expect, it } from 'vitest'
import { foldLimits, foldText } from './fold-text.ts'

const word = 'bolo '

describe('foldText', () => {
  it('leaves short texts whole, and those that would save little', () => {
    expect(foldText('Oi')).toBeUndefined()
    expect(foldText(word.repeat((foldLimits.characters + foldLimits.slack) / word.length))).toBeUndefined()
  })

  it('cuts long texts between words', () => {
    const folded = foldText(word.repeat(400)) ?? ''
    expect(folded.length).toBeLessThanOrEqual(foldLimits.characters + 1)
    expect(folded.endsWith('bolo…')).toBe(true)
  })

  it('cuts a word that never ends', () => {
    expect(foldText('a'.repeat(2000))).toBe(`${'a'.repeat(foldLimits.characters)}…`)
  })

  it('folds what has many short lines', () => {
    const folded = foldText(Array.from({ length: 30 }, (_, line) => `linha ${line}`).join('\n')) ?? ''
    expect(folded.split('\n')).toHaveLength(foldLimits.lines)
  })
})
