import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import { copiedSchemas } from '@varanda/domain/account/export/copied-schemas'
import type { CopyStep } from '@varanda/domain/account/export/copy-plan'
import { groupPostSchema } from '@varanda/domain/account/export/group-post'
import { momentSchema } from '@varanda/domain/moment'
import type * as v from 'valibot'

const moment: JsonSchema = { type: 'string', format: 'date-time' }

/** What each line of a list is, as others read it. Source: https://json-schema.org/draft-07 */
export function schemaOf({ row, without }: Pick<CopyStep, 'row' | 'without'>): JsonSchema {
  const { $schema, ...stored } = asSchema(copiedSchemas[row])
  return {
    $schema: $schema!,
    title: row,
    type: 'object',
    properties: { path: { type: 'string' }, data: without.reduce(cut, stored as JsonSchema) },
    required: ['path', 'data'],
  }
}

/** What each line of the list of a group's posts is. */
export const groupPostLine: JsonSchema = { ...asSchema(groupPostSchema), title: 'posts' }

function asSchema(stored: v.GenericSchema): JsonSchema {
  return toJsonSchema(stored, {
    // What checks more than a schema can say is described by its kind alone.
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) => (valibotSchema === momentSchema ? moment : undefined),
  })
}

/** Takes out of a schema what copies leave out, at `a.b` or `a[].b`. */
function cut(schema: JsonSchema, place: string): JsonSchema {
  const [, key = '', isList, rest] = /^([^.[]+)(\[\])?(?:\.(.+))?$/.exec(place)!
  if (schema.anyOf) return { ...schema, anyOf: schema.anyOf.map((one) => cut(one as JsonSchema, place)) }
  const { [key]: below, ...others } = schema.properties ?? {}
  if (below === undefined) return schema
  if (rest === undefined) {
    return { ...schema, properties: others, required: (schema.required ?? []).filter((one) => one !== key) }
  }
  const inside = below as JsonSchema
  const less = isList ? { ...inside, items: cut(inside.items as JsonSchema, rest) } : cut(inside, rest)
  return { ...schema, properties: { ...others, [key]: less } }
}
