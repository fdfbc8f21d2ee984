/** A recipe in an address: `?model=families&seed=7&names=pt&people=1040…`. */
import { type Model, models, mostSeed, nameLanguages, type Recipe } from './recipe.ts'

const isModel = (name: string | null): name is Model => name !== null && Object.hasOwn(models, name)

/** The nearest value that the bounds allow, or the usual one of something that is no number. */
function repaired(text: string | null, least: number, most: number, step: number, usual: number): number {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text)
  if (Number.isNaN(value)) return usual
  const inside = Math.min(most, Math.max(least, value))
  const steps = Math.round((inside - least) / step)
  // Hundredths added up would end in 0.30000000000000004.
  return Number((least + steps * step).toFixed(6))
}

/**
 * The recipe that an address names, each value put within its bounds; whatever is missing or no number is as usual.
 * `undefined` when it names no model, or one that we do not know.
 */
export function readRecipe(search: URLSearchParams): Recipe | undefined {
  const model = search.get('model')
  if (!isModel(model)) return undefined
  const parameters = Object.fromEntries(
    Object.entries(models[model]).map(([name, { least, most, step, usual }]) => [
      name,
      repaired(search.get(name), least, most, step, usual),
    ]),
  )
  const asked = search.get('names')
  return {
    model,
    seed: repaired(search.get('seed'), 0, mostSeed, 1, 1),
    names: nameLanguages.find((language) => language === asked) ?? nameLanguages[0],
    parameters,
  } as Recipe
}

/** The address of a recipe; `readRecipe` gives the same recipe back. */
export function writeRecipe({ model, seed, names, parameters }: Recipe): URLSearchParams {
  const search = new URLSearchParams({ model, seed: String(seed), names })
  for (const [name, value] of Object.entries(parameters)) search.set(name, String(value))
  return search
}
