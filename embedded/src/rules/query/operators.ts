/**
 * The operators of filters by their numbers in Firestore's protocol, which JSON may give instead of the names. Source:
 * google/firestore/v1/query.proto, StructuredQuery.FieldFilter.Operator and UnaryFilter.Operator.
 */
export const fieldOperators = [
  null,
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'ARRAY_CONTAINS',
  'IN',
  'ARRAY_CONTAINS_ANY',
  'NOT_IN',
] as const

export const unaryOperators = [null, null, 'IS_NAN', 'IS_NULL', 'IS_NOT_NAN', 'IS_NOT_NULL'] as const
