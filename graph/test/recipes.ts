import { type Arbitrary, constant, constantFrom, integer, oneof, record } from 'fast-check'
import { type Model, models, mostSeed, nameLanguages, type Recipe } from '../src/recipe.ts'

/** Recipes of every model with any values their bounds allow, networks of at most `people` people. */
export function recipesUpTo(people: number): Arbitrary<Recipe> {
  return oneof(
    ...(Object.keys(models) as Model[]).map((model) =>
      record({
        model: constant(model),
        seed: integer({ min: 0, max: mostSeed }),
        names: constantFrom(...nameLanguages),
        parameters: record(
          Object.fromEntries(
            Object.entries(models[model]).map(([name, { least, most, step }]) => {
              const highest = name === 'people' ? Math.min(most, people) : most
              const steps = integer({ min: 0, max: Math.round((highest - least) / step) })
              return [name, steps.map((value) => Number((least + value * step).toFixed(6)))]
            }),
          ),
        ),
      }),
    ),
  ) as Arbitrary<Recipe>
}

export const recipes = recipesUpTo(Number.POSITIVE_INFINITY)
