/** Every call of the product, by what its file exports, and inputs that each takes. */
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import type { CallContract } from '@varanda/domain/contract'
import * as v from 'valibot'

const source = new URL('../../../domain/src/', import.meta.url)

export async function allContracts(): Promise<CallContract[]> {
  const contracts: CallContract[] = []
  const files = globSync('*/calls/*.ts', { cwd: source })
  // By their names, whatever folders they lie in: searches take them in this order.
  for (const file of files.sort((one, other) => basename(one).localeCompare(basename(other)))) {
    const exported = Object.values((await import(new URL(file, source).href)) as object)
    contracts.push(...exported.filter((one): one is CallContract => Boolean(one?.name && one.caller && one.input)))
  }
  return contracts
}

/**
 * What may stand in a field, by the field's name, also whole objects; `any` is tried where a field is not named, or takes none of its own.
 * One that may be left out is, where it is named with nothing.
 */
export type Pool = Record<string, readonly unknown[]> & { any: readonly unknown[] }

/** A device that could be pushed to, at an address where nothing is. */
export const pushPool = {
  endpoint: ['https://push.example/x'],
  p256dh: ['BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'],
  auth: ['BTBZMqHH6r4Tts7J_aSIgg'],
}

interface Schema {
  type: string
  entries?: Record<string, Schema>
  options?: unknown[]
  pipe?: Schema[]
  wrapped?: Schema
  item?: Schema
  literal?: unknown
}

/** The names of all fields that a contract's input has, at any depth. */
export function fieldsOf(contract: CallContract): Set<string> {
  const named = (schema: Schema): string[] => {
    const { entries = {}, options = [], pipe: [root] = [], wrapped, item } = schema
    const below = [...Object.values(entries), ...options.filter(isSchema), root !== schema && root, wrapped, item]
    return [...Object.keys(entries), ...below.filter(isSchema).flatMap(named)]
  }
  return new Set(named(contract.input as unknown as Schema))
}

const isSchema = (one: unknown): one is Schema => typeof one === 'object' && one !== null && 'type' in one

/**
 * Inputs that pass this contract's schema: each choice of each field at least once, other fields taken in turn. Throws
 * for a schema for which the pool has nothing.
 */
export function inputsFor(contract: CallContract, pool: Pool): unknown[] {
  const made = valuesFor(contract.input as unknown as Schema, pool, contract.name)
  const good = made.filter((input) => v.safeParse(contract.input, input).success)
  if (good.length === 0) throw new Error(`${contract.name}: no input of these passes`)
  return good
}

function valuesFor(schema: Schema, pool: Pool, field: string): unknown[] {
  const root = schema.pipe?.[0] ?? schema
  const passes = (value: unknown) => v.safeParse(schema as unknown as v.GenericSchema, value).success
  switch (root.type) {
    case 'object':
    case 'strict_object':
      // Of what has to fit together the pool may have some that do.
      if (pool[field]?.some(passes)) return pool[field].filter(passes)
      return objectsFor(Object.entries(root.entries ?? {}), pool)
    case 'variant':
    case 'union':
      return (root.options as Schema[]).flatMap((option) => valuesFor(option, pool, field))
    case 'optional':
    case 'nullable':
    case 'exact_optional':
    case 'nullish':
      if (pool[field]?.length === 0) return []
      return [...valuesFor(root.wrapped!, pool, field), ...(root.type === 'nullable' ? [null] : [])]
    case 'literal':
      return [root.literal]
    case 'picklist':
      return root.options ?? []
    case 'boolean':
      return [true, false]
    case 'array': {
      const items = valuesFor(root.item!, pool, field)
      return [[], items.slice(0, 1), items].filter(passes)
    }
    default: {
      const own = (pool[field] ?? []).filter(passes)
      return own.length > 0 ? own : pool.any.filter(passes)
    }
  }
}

/** As many as the field with the most choices has. */
function objectsFor(fields: [string, Schema][], pool: Pool): unknown[] {
  const choices = fields.map(([name, schema]) => [name, valuesFor(schema, pool, name)] as const)
  const most = Math.max(1, ...choices.map(([, values]) => values.length))
  return Array.from({ length: most }, (_, turn) =>
    Object.fromEntries(
      choices.filter(([, values]) => values.length > 0).map(([name, values]) => [name, values[turn % values.length]]),
    ),
  )
}
