import { type Model, models } from '@varanda/graph/recipe'
import { readRecipe, writeRecipe } from '@varanda/graph/recipe-address'
import { expect, it } from 'vitest'
import { formOf, recipeOf } from '../src/islands/network-generator/recipe-form.ts'

const usual = (model: string) => readRecipe(new URLSearchParams({ model }))!
const blocks = formOf(usual('blocks'))
const withValues = (values: Record<string, string>) => recipeOf({ ...blocks, values: { ...blocks.values, ...values } })

it.each(Object.keys(models))('what is usual for %s stands in the form and comes back the same', (model) => {
  const recipe = usual(model)
  expect(recipeOf(formOf(recipe))).toEqual({ recipe })
  expect(readRecipe(writeRecipe(recipe))).toEqual(recipe)
})

it('a model looked at anew finds its numbers, and as many people as the one before', () => {
  const before = formOf(readRecipe(new URLSearchParams('model=blocks&people=77&blocks=9'))!)
  const away = formOf({ ...usual('random') }, before)
  const back = recipeOf({ ...away, model: 'blocks' satisfies Model })
  expect(back).toMatchObject({ recipe: { model: 'blocks', parameters: { blocks: 9, people: 1_040 } } })
})

it('each field says what its number must be', () => {
  expect(withValues({ people: '9' })).toEqual({ faults: { people: 'whole' } })
  expect(withValues({ people: '', inside: '20.5' })).toEqual({ faults: { people: 'whole', inside: 'bounds' } })
  expect(withValues({ people: '1e9' })).toEqual({ faults: { people: 'whole' } })
  expect(withValues({ outside: '0.25' })).toEqual({ faults: { outside: 'bounds' } })
  expect(recipeOf({ ...blocks, seed: '-1' })).toEqual({ faults: { seed: 'whole' } })
  const odd = formOf(usual('small-world'))
  expect(recipeOf({ ...odd, values: { ...odd.values, neighbours: '5' } })).toEqual({ faults: { neighbours: 'even' } })
})

it('more ties than a network holds are refused before they are made', () => {
  expect(withValues({ people: '100000', inside: '15', outside: '5' })).toHaveProperty('recipe')
  expect(withValues({ people: '100000', inside: '15', outside: '5.5' })).toEqual({ faults: { inside: 'ties' } })
})
