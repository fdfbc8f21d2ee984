import { atom, type PreinitializedWritableAtom } from 'nanostores'
import type { GenericSchema } from 'valibot'
import { tabList } from '../../data/tab-list.ts'
import { holdForWords } from '../../data/unsent-words.ts'

/**
 * What is being made, under a name of this tab, until it is made: whatever fails, is left or loaded anew meanwhile. The
 * tab stays as long as `hasWords`, which are with it alone, also once their screen is left.
 */
export function keptPlan<Plan>(
  name: string,
  schema: GenericSchema<unknown, Plan>,
  hasWords: (plan: Plan) => boolean,
): PreinitializedWritableAtom<Plan | undefined> {
  const kept = tabList(name, schema)
  const $plan = atom<Plan | undefined>(kept.get()[0])
  let letGo: (() => void) | undefined
  $plan.listen((plan) => kept.set(plan ? [plan] : []))
  $plan.subscribe((plan) => {
    if (plan && hasWords(plan)) letGo ??= holdForWords()
    else {
      letGo?.()
      letGo = undefined
    }
  })
  return $plan
}
