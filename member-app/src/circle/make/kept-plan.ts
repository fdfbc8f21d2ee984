import { atom, type PreinitializedWritableAtom } from 'nanostores'
import type { GenericSchema } from 'valibot'
import { tabList } from '../../data/tab-list.ts'

/** What is being made, under a name of this tab, until it is made: whatever fails, is left or loaded anew meanwhile. */
export function keptPlan<Plan>(
  name: string,
  schema: GenericSchema<unknown, Plan>,
): PreinitializedWritableAtom<Plan | undefined> {
  const kept = tabList(name, schema)
  const $plan = atom<Plan | undefined>(kept.get()[0])
  $plan.listen((plan) => kept.set(plan ? [plan] : []))
  return $plan
}
