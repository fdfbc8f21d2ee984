import { array, assert, constantFrom, property, record, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Model, models, mostSeed, nameLanguages, type Recipe } from '../src/recipe.ts'
import { readRecipe, writeRecipe } from '../src/recipe-address.ts'
import { recipes } from './recipes.ts'

const read = (search: string) => readRecipe(new URLSearchParams(search))
const modelNames = Object.keys(models) as Model[]

describe('an address', () => {
  it('gives back the recipe it was written from', () => {
    assert(
      property(recipes, (recipe) => {
        expect(readRecipe(new URLSearchParams(writeRecipe(recipe).toString()))).toEqual(recipe)
      }),
    )
  })

  it('without a model, or with one nobody knows, is no recipe', () => {
    for (const search of [
      '',
      'seed=3',
      'model=',
      'model=galaxy',
      'model=toString',
      'model=__proto__',
      'MODEL=families',
    ]) {
      expect(read(search)).toBeUndefined()
    }
  })

  it('that says nothing else means what is usual', () => {
    expect(read('model=small-world')).toEqual({
      model: 'small-world',
      seed: 1,
      names: 'pt',
      parameters: { people: 1_040, neighbours: 6, rewiring: 0.05 },
    })
  })

  it.each([
    ['people=NaN', { people: 1_040 }],
    ['people=', { people: 1_040 }],
    ['people=%20', { people: 1_040 }],
    ['people=<script>', { people: 1_040 }],
    ['people=-5', { people: 10 }],
    ['people=1e300', { people: 100_000 }],
    ['people=Infinity', { people: 100_000 }],
    ['people=-Infinity', { people: 10 }],
    ['people=99.6', { people: 100 }],
    ['people=0x64', { people: 100 }],
    ['neighbours=5', { neighbours: 6 }],
    ['neighbours=0', { neighbours: 2 }],
    ['rewiring=0.3000000001', { rewiring: 0.3 }],
    ['rewiring=2', { rewiring: 1 }],
    ['people=20&people=30', { people: 20 }],
  ])('that says %s is repaired', (search, parameters) => {
    expect(read(`model=small-world&${search}`)?.parameters).toMatchObject(parameters)
  })

  it('never breaks anything, whatever it says', () => {
    const keys = constantFrom('model', 'seed', 'names', ...Object.values(models).flatMap((all) => Object.keys(all)))
    const values = constantFrom(
      'NaN',
      '-1',
      '1e999',
      '0.1',
      '',
      'null',
      '[]',
      '__proto__',
      ...modelNames,
      ...nameLanguages,
    )
    const entry = record({ key: keys, value: values })
    assert(
      property(constantFrom(...modelNames), array(entry), string(), (model, entries, odd) => {
        const search = new URLSearchParams([
          ['model', model],
          ...entries.map(({ key, value }) => [key, value] as [string, string]),
          [odd, odd],
        ])
        const recipe = readRecipe(search)
        expect(recipe?.model).toBe(model)
        expectAllowed(recipe!)
      }),
    )
  })
})

function expectAllowed({ model, seed, names, parameters }: Recipe) {
  expect(Number.isInteger(seed) && seed >= 0 && seed <= mostSeed).toBe(true)
  expect(nameLanguages).toContain(names)
  expect(Object.keys(parameters)).toEqual(Object.keys(models[model]))
  for (const [name, { least, most, step }] of Object.entries(models[model])) {
    const value = (parameters as Record<string, number>)[name]!
    expect(value >= least && value <= most, `${name} ${value}`).toBe(true)
    expect(Math.abs((value - least) / step - Math.round((value - least) / step))).toBeLessThan(1e-6)
  }
}
