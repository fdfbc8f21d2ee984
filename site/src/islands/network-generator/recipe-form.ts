import { mostTies } from '@varanda/graph/network'
import { type Model, models, mostSeed, type NameLanguage, type Recipe } from '@varanda/graph/recipe'

/** A recipe while it is being written: numbers as they stand in their fields. */
export interface RecipeForm {
  readonly model: Model
  readonly seed: string
  readonly names: NameLanguage
  /** Also those of models looked at before, so that going back to one finds them. */
  readonly values: Readonly<Record<string, string>>
}

export type FieldFault = 'bounds' | 'whole' | 'even' | 'ties'

export interface Bounds {
  readonly least: number
  readonly most: number
  readonly step: number
  readonly usual: number
}

export const seedBounds: Bounds = { least: 0, most: mostSeed, step: 1, usual: 1 }

/** The parameters of a model, in the order in which they are shown. */
export const parametersOf = (model: Model) => Object.entries<Bounds>(models[model])

export const formOf = ({ model, seed, names, parameters }: Recipe, before?: RecipeForm): RecipeForm => ({
  model,
  seed: String(seed),
  names,
  values: {
    ...before?.values,
    ...Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, String(value)])),
  },
})

/** What a recipe says, as far as its fields hold numbers it may have; else what is wrong with which field. */
export function recipeOf(form: RecipeForm): { recipe: Recipe } | { faults: Readonly<Record<string, FieldFault>> } {
  const faults: Record<string, FieldFault> = {}
  const parameters: Record<string, number> = {}
  for (const [name, bounds] of [...parametersOf(form.model), ['seed', seedBounds] as const]) {
    const text = name === 'seed' ? form.seed : (form.values[name] ?? String(bounds.usual))
    const fault = faultOf(text, bounds)
    if (fault) faults[name] = fault
    else if (name !== 'seed') parameters[name] = Number(text)
  }
  const { people = 0, inside = 0, outside = 0 } = parameters
  // Only blocks may be asked for so many; the other models stay below by their bounds.
  if (((inside + outside) * people) / 2 > mostTies) faults.inside = 'ties'
  if (Object.keys(faults).length > 0) return { faults }
  const { model, names } = form
  return { recipe: { model, names, seed: Number(form.seed), parameters } as Recipe }
}

function faultOf(text: string, { least, most, step }: Bounds): FieldFault | undefined {
  const value = Number(text)
  const isMultiple = Math.abs(Math.round(value / step) * step - value) < 1e-9
  if (text.trim() !== '' && value >= least && value <= most && isMultiple) return
  return step === 1 ? 'whole' : step === 2 ? 'even' : 'bounds'
}
