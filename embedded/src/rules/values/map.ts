import type { Value } from './value.ts'

/**
 * A map of the rules language. Keys are looked up as own keys only, so nothing of JavaScript's prototypes is seen. A
 * map made from a source decodes each member when a rule first asks for it.
 */
export class MapValue {
  readonly type = 'map'
  readonly #known: Map<string, Value>
  readonly #keys: readonly string[]
  /** Decodes the member at a key; undefined when there is none. */
  readonly #decode: (key: string) => Value | undefined

  private constructor(
    keys: readonly string[],
    known: Map<string, Value>,
    decode: (key: string) => Value | undefined = () => undefined,
  ) {
    this.#keys = keys
    this.#known = known
    this.#decode = decode
  }

  static of(entries: Map<string, Value>): MapValue {
    return new MapValue([...entries.keys()], entries)
  }

  /** The own members of a plain object, decoded on demand. */
  static lazy<T>(source: Record<string, T>, decode: (member: T) => Value): MapValue {
    const decodeOwn = (key: string) => (Object.hasOwn(source, key) ? decode(source[key]!) : undefined)
    return new MapValue(Object.keys(source), new Map(), decodeOwn)
  }

  get size(): number {
    return this.#keys.length
  }

  keys(): readonly string[] {
    return this.#keys
  }

  values(): Value[] {
    return this.#keys.map((key) => this.get(key)!)
  }

  has(key: string): boolean {
    return this.get(key) !== undefined
  }

  /** The value at a key; undefined when there is none. */
  get(key: string): Value | undefined {
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const value = this.#decode(key)
    if (value !== undefined) this.#known.set(key, value)
    return value
  }
}
