import type { Value } from './value.ts'

export class ListValue {
  readonly type = 'list'
  readonly items: readonly Value[]

  constructor(items: readonly Value[]) {
    this.items = items
  }
}
