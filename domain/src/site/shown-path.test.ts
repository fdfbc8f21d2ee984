import { describe, expect, it } from 'vitest'
import { shownPath } from './shown-path.ts'

describe('a path that is shown', () => {
  it.each([
    ['/nada-aqui', '/nada-aqui'],
    ['/c%C3%ADrculo/n%C3%A3o', '/círculo/não'],
    // Not two parts of a path, and no query.
    ['/a%2Fb%3Fc', '/a%2Fb%3Fc'],
    // What is no UTF-8, and what would turn the line around or break it.
    ['/%E0%A4%A', '/%E0%A4%A'],
    ['/%E2%80%AEabc', '/%E2%80%AEabc'],
    ['/a%0Ab', '/a%0Ab'],
  ])('%s is %s', (path, shown) => {
    expect(shownPath(path)).toBe(shown)
  })
})
