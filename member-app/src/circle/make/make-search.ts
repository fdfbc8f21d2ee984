/** Where one is in making a circle: a step of the history each, so that Back goes to the one before. */
export interface MakeSearch {
  step?: 'people' | 'finish' | 'secret'
}

const steps: readonly unknown[] = ['people', 'finish', 'secret']

export function readMakeSearch({ step }: Record<string, unknown>): MakeSearch {
  return steps.includes(step) ? { step: step as NonNullable<MakeSearch['step']> } : {}
}
