import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { block, circleBlock, circleRecipe, holes, modulePath, openings, rules } from '../src/cobogo.ts'
import { fnv1a } from '../src/fnv1a.ts'

describe('fnv1a', () => {
  // Test vectors of the algorithm's authors.
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('hashes %j', (text, hash) => {
    expect(fnv1a(text)).toBe(hash)
  })
})

/** Every coordinate pair that a path draws to. */
const points = (path: string) =>
  [...path.matchAll(/(?:[ML]|A[\d.]+ [\d.]+ 0 0 [01] )(-?[\d.]+) (-?[\d.]+)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  )

describe('openings', () => {
  const recipes = holes.flatMap((hole) => rules.map((rule) => [hole, rule] as const))

  it.each(recipes)('%s by %s stays inside the frame of the block', (hole, rule) => {
    const drawn = points(openings(hole, rule))
    expect(drawn.length).toBeGreaterThanOrEqual(8)
    for (const [x, y] of drawn) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(4)
      expect(Math.max(x, y)).toBeLessThanOrEqual(60)
    }
  })

  it('mirrors a quarter in both axes by espelho', () => {
    const drawn = points(openings('bico', 'espelho')).map(([x, y]) => `${x},${y}`)
    const mirrored = points(openings('bico', 'espelho')).map(([x, y]) => `${64 - x},${y}`)
    expect(new Set(mirrored)).toEqual(new Set(drawn))
  })

  it('turns a quarter by giro: a quarter turn of the block changes nothing', () => {
    const drawn = points(openings('leque', 'giro')).map(([x, y]) => `${x},${y}`)
    const turned = points(openings('leque', 'giro')).map(([x, y]) => `${64 - y},${x}`)
    expect(new Set(turned)).toEqual(new Set(drawn))
  })

  it('keeps pinwheel and mirror apart', () => {
    expect(openings('leque', 'giro')).not.toBe(modulePath('roda'))
  })
})

describe('a circle’s block', () => {
  it('is the same for the same id, for ever', () => {
    expect(circleRecipe('familia-andrade')).toEqual({
      hole: 'anel',
      rule: 'espelho',
      diagonal: 'gota',
      ground: 'var(--leaf-s)',
      light: 'var(--lime)',
    })
    expect(circleBlock('x')).toBe(circleBlock('x'))
  })

  it('differs between most circles', () => {
    const blocks = new Set(Array.from({ length: 500 }, (_, index) => circleBlock(`circle-${index}`)))
    expect(blocks.size).toBeGreaterThan(300)
  })

  it('uses every hole, rule and colour pair', () => {
    const recipes = Array.from({ length: 1000 }, (_, index) => circleRecipe(`circle-${index}`))
    expect(new Set(recipes.map((recipe) => recipe.hole)).size).toBe(holes.length)
    expect(new Set(recipes.map((recipe) => recipe.rule)).size).toBe(rules.length)
    expect(new Set(recipes.map((recipe) => recipe.ground + recipe.light)).size).toBe(8)
  })
})

describe('a picture', () => {
  it('is hidden from assistive technology unless it has a name', () => {
    expect(block('petala')).toContain('aria-hidden="true"')
    expect(block('petala', { label: 'Livre' })).toContain('role="img" aria-label="Livre"')
  })

  it('lets no name out of its attribute', () => {
    expect(block('petala', { label: '"><script>' })).not.toContain('<script>')
  })
})

describe('petala.svg', () => {
  it('is the module that the rest of the instance is made of', () => {
    expect(readFileSync(new URL('../src/petala.svg', import.meta.url), 'utf8')).toContain(`d="${modulePath('petala')}"`)
  })
})
