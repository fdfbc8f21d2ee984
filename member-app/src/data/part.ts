/**
 * Which part of a collection: of those where a field has this value, or a list contains it, ordered by a field, the
 * first or last so many.
 */
export interface Part {
  where?: readonly [field: string, value: string | boolean]
  contains?: readonly [field: string, value: string]
  by: string
  direction: 'asc' | 'desc'
  first?: number
  last?: number
}

/** What a list is known by, among all that are followed. */
export const keyOf = (path: string, part?: Part) => `${path}?${JSON.stringify(part ?? {})}`
