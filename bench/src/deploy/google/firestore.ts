import { type Json, project, type Route, type Setting } from './route.ts'

/** The database with its indexes and its fields' settings. */
export function firestoreRoutes({ projectId, done }: Setting): Route[] {
  const indexes: Json[] = []
  const fields = new Map<string, Json>()
  return [
    [
      'GET',
      'database',
      new RegExp(`^/v1/${project}/databases(?:/[^/]+)?$`),
      () => ({
        name: `projects/${projectId}/databases/(default)`,
        locationId: 'southamerica-east1',
        type: 'FIRESTORE_NATIVE',
        databaseEdition: 'STANDARD',
        databases: [{ name: `projects/${projectId}/databases/(default)`, type: 'FIRESTORE_NATIVE' }],
      }),
    ],
    ['GET', 'indexes', new RegExp(`^/v1/${project}/databases/[^/]+/collectionGroups/-/indexes$`), () => ({ indexes })],
    [
      'POST',
      'indexes',
      new RegExp(`^/v1/(${project}/databases/[^/]+/collectionGroups/[^/]+)/indexes$`),
      ({ parts, body }) => {
        indexes.push({ ...named(body), name: `${parts[0]}/indexes/${indexes.length + 1}`, state: 'READY' })
        return done({})
      },
    ],
    [
      'GET',
      'fields',
      new RegExp(`^/v1/${project}/databases/[^/]+/collectionGroups/-/fields$`),
      () => ({
        fields: [...fields.values()],
      }),
    ],
    [
      'PATCH',
      'fields',
      new RegExp(`^/v1/(${project}/databases/[^/]+/collectionGroups/[^/]+/fields/[^/]+)$`),
      ({ parts, body }) => {
        fields.set(parts[0]!, { ...fields.get(parts[0]!), ...body, name: parts[0], ...ttl(body) })
        return done({})
      },
    ],
  ]
}

const ttl = (body: Json) => (body.ttlConfig ? { ttlConfig: { state: 'ACTIVE' } } : {})

/** As Firestore keeps an index: its last order is by name, in the direction of the field before. */
function named(index: Json): Json {
  const fields = index.fields as { fieldPath: string; order?: string }[]
  const order = fields.at(-1)?.order ?? 'ASCENDING'
  return { ...index, density: 'SPARSE_ALL', fields: [...fields, { fieldPath: '__name__', order }] }
}
