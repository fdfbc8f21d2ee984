import { equal } from './equal.ts'
import type { MapValue } from './map.ts'
import { SetValue } from './set.ts'

/** What `after.diff(before)` found. */
export class MapDiffValue {
  readonly type = 'map_diff'
  readonly #after: MapValue
  readonly #before: MapValue

  constructor(after: MapValue, before: MapValue) {
    this.#after = after
    this.#before = before
  }

  added(): SetValue {
    return new SetValue(this.#after.keys().filter((key) => !this.#before.has(key)))
  }

  removed(): SetValue {
    return new SetValue(this.#before.keys().filter((key) => !this.#after.has(key)))
  }

  changed(): SetValue {
    return new SetValue(this.#shared().filter((key) => !this.#same(key)))
  }

  unchanged(): SetValue {
    return new SetValue(this.#shared().filter((key) => this.#same(key)))
  }

  affected(): SetValue {
    return new SetValue([...this.added().items, ...this.removed().items, ...this.changed().items])
  }

  #shared(): string[] {
    return this.#after.keys().filter((key) => this.#before.has(key))
  }

  #same(key: string): boolean {
    return equal(this.#after.get(key)!, this.#before.get(key)!)
  }
}
