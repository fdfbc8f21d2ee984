import { distinct } from './equal.ts'
import type { Value } from './value.ts'

/** Distinct values, in the order they came. */
export class SetValue {
  readonly type = 'set'
  readonly items: readonly Value[]

  constructor(items: readonly Value[]) {
    this.items = distinct(items)
  }
}
