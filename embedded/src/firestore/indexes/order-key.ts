import { isName, type Query } from '../query/query.ts'
import type { StoredDocument } from '../stored-document.ts'
import { valueAt } from '../values/fields.ts'
import { inverted, pathKey, valueKey } from '../values/value-key.ts'

/** Bytes that sort as compareDocuments sorts: a document's place in a query's order, without the document. */
export function orderKey(query: Query, document: StoredDocument): Buffer {
  return Buffer.concat(
    query.orders.map(({ path, descending }) => {
      const key = isName(path) ? pathKey(document.path) : valueKey(valueAt(document.fields, path)!)
      return descending ? inverted(key) : key
    }),
  )
}
