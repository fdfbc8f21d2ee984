import * as v from 'valibot'

/**
 * A stored document as its schema says it is; undefined for what is none of its kind. What matches is given as it was
 * stored, not a copy.
 */
export function asStored<Stored>(schema: v.GenericSchema<Stored>, data: unknown): Stored | undefined {
  return v.is(schema, data) ? data : undefined
}
