import type { Locale } from '@varanda/domain/locale'
import { models, type Recipe } from '@varanda/graph/recipe'

/** How many people live in each size one may start from. */
export const presets = { family: 40, neighbourhood: 300, town: 10_000, city: 100_000 } as const
export type PresetName = keyof typeof presets

/** Families, as usual but for what is asked. */
export function familiesRecipe(locale: Locale, people?: number, seed = 1): Recipe {
  const { families } = models
  return {
    model: 'families',
    seed,
    names: locale,
    parameters: {
      people: people ?? families.people.usual,
      seats: families.seats.usual,
      months: families.months.usual,
    },
  }
}
