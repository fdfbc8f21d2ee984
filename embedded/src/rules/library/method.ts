import type { Result, Value } from '../values/value.ts'

/** A function or method of the standard library: how many arguments it takes, and what it does with them. */
export interface Method<Self> {
  arity: number
  call: (self: Self, ...args: Value[]) => Result
}

export type MethodTable<Self> = ReadonlyMap<string, Method<Self>>

/** A table from `[arity, implementation]`, by name; a Map, so that names like `constructor` find nothing. */
export function methodTable<Self>(
  entries: Record<string, [arity: number, call: (self: Self, ...args: Value[]) => Result]>,
): MethodTable<Self> {
  return new Map(Object.entries(entries).map(([name, [arity, call]]) => [name, { arity, call }]))
}
