/**
 * The part of Google's control plane that `firebase deploy` speaks to, on loopback and in memory: enough to go through
 * a whole deploy twice, not a judge of what Google would say. What the CLI asks beyond it is answered 404 and told.
 */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Google {
  url: string
  /** Names of the functions that are deployed. */
  functions(): string[]
  /** How often each method and kind of path was asked since the last `forget`, for example `POST functions`. */
  asked: Map<string, number>
  forget(): void
  /** What was asked and is not known here. */
  unknown: string[]
  close(): void
}

type Json = Record<string, unknown>
interface Asked {
  body: Json
  query: URLSearchParams
  /** The groups of the route's pattern. */
  parts: string[]
}
/** Undefined: 404. */
type Handler = (asked: Asked) => unknown
type Route = [method: string, kind: string, pattern: RegExp, handler: Handler]

const project = 'projects/[^/:]+'
const number = '123456789012'

/** Opens one server for all of Google's hosts. */
export async function openGoogle(projectId: string): Promise<Google> {
  const functions = new Map<string, Json>()
  const queues = new Map<string, Json>()
  const jobs = new Map<string, Json>()
  const indexes: Json[] = []
  const fields = new Map<string, Json>()
  const rulesets = new Map<string, Json>()
  const releases = new Map<string, Json>()
  const policies = new Map<string, Json>()
  const versions = new Map<string, Json>()
  const uploaded = new Set<string>()
  const hostingReleases: Json[] = []
  const unknown: string[] = []
  const asked = new Map<string, number>()
  const operations = new Map<string, Json>()
  let url = ''

  const done = (response: unknown) => {
    const operation = { name: `operations/${operations.size + 1}`, done: true, response }
    operations.set(operation.name, operation)
    return operation
  }
  const uriOf = (name: string) => `https://${name.split('/').at(-1)!.toLowerCase()}-abc.a.run.app`
  const keep = (name: string, body: Json) => {
    const before = functions.get(name) ?? {}
    const serviceConfig = {
      ...(body.serviceConfig as Json),
      uri: uriOf(name),
      service: name.replace('functions', 'services'),
    }
    functions.set(name, { ...before, ...body, name, serviceConfig, state: 'ACTIVE', environment: 'GEN_2' })
    return done(functions.get(name))
  }

  const routes: Route[] = [
    ['POST', 'token', /^\/oauth2\/v3\/token$/, () => ({ access_token: 'loopback', expires_in: 3600, scope: 'all' })],
    ['GET', 'project', new RegExp(`^/v1(?:beta1)?/${project}$`), () => projectOf()],
    [
      'GET',
      'project',
      new RegExp(`^/v1beta1/${project}/adminSdkConfig$`),
      () => ({
        projectId,
        storageBucket: `${projectId}.appspot.com`,
        locationId: 'southamerica-east1',
      }),
    ],
    ['GET', 'operation', /^\/v[^/]+\/(operations\/\d+)$/, ({ parts }) => operations.get(parts[0]!)],
    [
      'GET',
      'default account',
      /^\/compute\/v1\/projects\/\d+$/,
      () => ({
        defaultServiceAccount: `${number}-compute@developer.gserviceaccount.com`,
      }),
    ],
    ['GET', 'apps', new RegExp(`^/v1beta1/${project}/(?:web|android|ios)Apps$`), () => ({ apps: [] })],
    [
      'GET',
      'services',
      new RegExp(`^/v1/${project}/services/([^/]+)$`),
      ({ parts }) => ({ name: parts[0], state: 'ENABLED' }),
    ],
    [
      'POST',
      'services',
      new RegExp(`^/v1(?:beta1)?/${project}/services(?:/[^/]+)?:(?:enable|batchEnable|generateServiceIdentity)$`),
      () => done({ identity: {} }),
    ],
    ['GET', 'billing', new RegExp(`^/v1/${project}/billingInfo$`), () => ({ billingEnabled: true })],
    ['POST', 'permissions', /^\/v1\/.+:testIamPermissions$/, ({ body }) => ({ permissions: body.permissions })],
    [
      'POST',
      'policy',
      /^\/v[12]\/(.+):(getIamPolicy)$/,
      ({ parts }) => policies.get(parts[0]!) ?? { etag: '1', bindings: [] },
    ],
    [
      'GET',
      'policy',
      /^\/v[12]\/(.+):getIamPolicy$/,
      ({ parts }) => policies.get(parts[0]!) ?? { etag: '1', bindings: [] },
    ],
    [
      'POST',
      'policy',
      /^\/v[12]\/(.+):setIamPolicy$/,
      ({ parts, body }) => {
        policies.set(parts[0]!, body.policy as Json)
        return body.policy
      },
    ],
    // Functions, their services, queues and schedules.
    [
      'GET',
      'functions',
      new RegExp(`^/v2/${project}/locations/-/functions$`),
      () => ({ functions: [...functions.values()] }),
    ],
    ['GET', 'first generation', new RegExp(`^/v1/${project}/locations/-/functions$`), () => ({ functions: [] })],
    ['GET', 'services of Run', new RegExp(`^/v2/${project}/locations/[^/]+/services$`), () => ({ services: [] })],
    [
      'GET',
      'function',
      new RegExp(`^/v2/(${project}/locations/[^/]+/functions/[^/]+)$`),
      ({ parts }) => functions.get(parts[0]!),
    ],
    [
      'POST',
      'upload',
      new RegExp(`^/v2/${project}/locations/[^/]+/functions:generateUploadUrl$`),
      () => ({
        uploadUrl: `${url}/upload/source.zip`,
        storageSource: { bucket: 'sources', object: 'source.zip', generation: '1' },
      }),
    ],
    ['PUT', 'upload', /^\/upload\//, () => ({})],
    [
      'POST',
      'functions',
      new RegExp(`^/v2/(${project}/locations/[^/]+/functions)$`),
      ({ parts, query, body }) => keep(`${parts[0]}/${query.get('functionId')}`, body),
    ],
    [
      'PATCH',
      'functions',
      new RegExp(`^/v2/(${project}/locations/[^/]+/functions/[^/]+)$`),
      ({ parts, body }) => keep(parts[0]!, body),
    ],
    [
      'GET',
      'service',
      new RegExp(`^/v[12]/(${project}/locations/[^/]+/services/[^/]+)$`),
      ({ parts }) => ({
        metadata: { name: parts[0], annotations: {}, labels: {} },
        spec: { template: { metadata: { annotations: {} }, spec: { containers: [{ resources: { limits: {} } }] } } },
        status: {},
      }),
    ],
    [
      'PUT',
      'service',
      new RegExp(`^/v1/(${project}/locations/[^/]+/services/[^/]+)$`),
      ({ body }) => ({
        ...body,
        status: { observedGeneration: 1, conditions: [{ status: 'True' }] },
        metadata: { ...(body.metadata as Json), generation: 1 },
      }),
    ],
    [
      'GET',
      'queue',
      new RegExp(`^/v2/(${project}/locations/[^/]+/queues/[^/]+)$`),
      ({ parts }) => queues.get(parts[0]!),
    ],
    [
      'POST',
      'queues',
      new RegExp(`^/v2/${project}/locations/[^/]+/queues$`),
      ({ body }) => {
        queues.set(body.name as string, body)
        return body
      },
    ],
    [
      'PATCH',
      'queues',
      new RegExp(`^/v2/(${project}/locations/[^/]+/queues/[^/]+)$`),
      ({ parts, body }) => {
        queues.set(parts[0]!, body)
        return body
      },
    ],
    ['GET', 'job', new RegExp(`^/v1/(${project}/locations/[^/]+/jobs/[^/]+)$`), ({ parts }) => jobs.get(parts[0]!)],
    [
      'POST',
      'jobs',
      new RegExp(`^/v1/${project}/locations/[^/]+/jobs$`),
      ({ body }) => {
        jobs.set(body.name as string, body)
        return body
      },
    ],
    [
      'PATCH',
      'jobs',
      new RegExp(`^/v1/(${project}/locations/[^/]+/jobs/[^/]+)$`),
      ({ parts, body }) => {
        jobs.set(parts[0]!, body)
        return body
      },
    ],
    [
      'GET',
      'secret',
      new RegExp(`^/v1/${project}/secrets/([^/]+)$`),
      ({ parts }) => ({
        name: `projects/${number}/secrets/${parts[0]}`,
        replication: { automatic: {} },
        labels: { 'firebase-managed': 'true' },
      }),
    ],
    [
      'GET',
      'secret',
      new RegExp(`^/v1/${project}/secrets/([^/]+)/versions/[^/]+$`),
      ({ parts }) => ({
        name: `projects/${number}/secrets/${parts[0]}/versions/1`,
        state: 'ENABLED',
      }),
    ],
    ['GET', 'secrets', new RegExp(`^/v1/${project}/secrets$`), () => ({ secrets: [] })],
    [
      'GET',
      'artifacts',
      new RegExp(`^/v1/${project}/locations/[^/]+/repositories/`),
      ({ parts }) => ({
        name: parts[0],
        cleanupPolicies: {
          'firebase-functions-cleanup': {
            id: 'firebase-functions-cleanup',
            action: 'DELETE',
            condition: { tagState: 'ANY', olderThan: '86400s' },
          },
        },
      }),
    ],
    ['GET', 'runtime configuration', /^\/v1beta1\/.*\/configs/, () => ({ configs: [], variables: [] })],
    ['GET', 'extensions', new RegExp(`^/v1beta/${project}/instances$`), () => ({ instances: [] })],
    // Rules.
    ['GET', 'rules', new RegExp(`^/v1/${project}/releases$`), () => ({ releases: [...releases.values()] })],
    ['POST', 'rules tests', new RegExp(`^/v1/${project}:test$`), () => ({})],
    [
      'POST',
      'rules',
      new RegExp(`^/v1/${project}/rulesets$`),
      ({ body }) => {
        const name = `projects/${projectId}/rulesets/${rulesets.size + 1}`
        rulesets.set(name, { ...body, name })
        return { name }
      },
    ],
    ['GET', 'rules', new RegExp(`^/v1/(${project}/rulesets/[^/]+)$`), ({ parts }) => rulesets.get(parts[0]!)],
    [
      'POST',
      'releases',
      new RegExp(`^/v1/${project}/releases$`),
      ({ body }) => {
        releases.set(body.name as string, { ...body, createTime: '2026-01-01T00:00:00Z' })
        return body
      },
    ],
    [
      'PATCH',
      'releases',
      new RegExp(`^/v1/(${project}/releases/.+)$`),
      ({ parts, body }) => {
        releases.set(parts[0]!, { ...(body.release as Json), createTime: '2026-01-01T00:00:00Z' })
        return body.release
      },
    ],
    // Firestore and Storage.
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
    [
      'GET',
      'bucket',
      new RegExp(`^/v1(?:alpha|beta)/${project}/defaultBucket$`),
      () => ({
        bucket: { name: `projects/${number}/buckets/${projectId}.appspot.com` },
      }),
    ],
    [
      'GET',
      'buckets',
      new RegExp(`^/v1beta/${project}/buckets$`),
      () => ({
        buckets: [{ name: `projects/${number}/buckets/${projectId}.appspot.com` }],
      }),
    ],
    // Hosting.
    [
      'GET',
      'site',
      new RegExp(`^/v1beta1/${project}/sites$`),
      () => ({
        sites: [
          {
            name: `projects/${projectId}/sites/${projectId}`,
            type: 'DEFAULT_SITE',
            defaultUrl: `https://${projectId}.web.app`,
          },
        ],
      }),
    ],
    [
      'GET',
      'site',
      new RegExp(`^/v1beta1/(?:${project}/)?sites/[^/]+$`),
      () => ({ name: `projects/${projectId}/sites/${projectId}` }),
    ],
    [
      'POST',
      'versions',
      new RegExp(`^/v1beta1/${project}/sites/[^/]+/versions$`),
      ({ body }) => {
        const name = `projects/${projectId}/sites/${projectId}/versions/${versions.size + 1}`
        versions.set(name, { ...body, name })
        return { name, status: 'CREATED' }
      },
    ],
    [
      'POST',
      'files',
      /^\/v1beta1\/(.+)\/versions\/([^/]+):populateFiles$/,
      ({ parts, body }) => {
        const hashes = [...new Set(Object.values(body.files as Record<string, string>))]
        return {
          uploadRequiredHashes: hashes.filter((hash) => !uploaded.has(hash)),
          uploadUrl: `${url}/hosted/${parts[1]}`,
        }
      },
    ],
    [
      'POST',
      'upload of a file',
      /^\/hosted\/[^/]+\/([0-9a-f]+)$/,
      ({ parts }) => {
        uploaded.add(parts[0]!)
        return {}
      },
    ],
    ['PATCH', 'versions', /^\/v1beta1\/(.+\/versions\/[^/?]+)$/, ({ parts, body }) => ({ ...body, name: parts[0] })],
    [
      'POST',
      'hosting releases',
      /^\/v1beta1\/.+\/releases$/,
      ({ query }) => {
        hostingReleases.push({ version: query.get('versionName') })
        return { name: `releases/${hostingReleases.length}` }
      },
    ],
    ['GET', 'hosting releases', /^\/v1beta1\/.+\/releases$/, () => ({ releases: hostingReleases })],
  ]

  function projectOf(): Json {
    return {
      projectId,
      projectNumber: number,
      displayName: projectId,
      name: `projects/${projectId}`,
      lifecycleState: 'ACTIVE',
      resources: { hostingSite: projectId },
    }
  }

  const server: Server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
    const body = await bodyOf(request)
    let known: Route | undefined
    let answer: unknown
    for (const route of routes) {
      const match = route[0] === request.method && route[2].exec(decodeURI(pathname))
      if (!match) continue
      known = route
      answer = route[3]({ body, query: searchParams, parts: match.slice(1) })
      break
    }
    const kind = known ? `${known[0]} ${known[1]}` : 'unknown'
    asked.set(kind, (asked.get(kind) ?? 0) + 1)
    if (!known) unknown.push(`${request.method} ${pathname}`)
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? { error: { code: 404, status: 'NOT_FOUND', message: 'not found' } }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    functions: () => [...functions.keys()].map((name) => name.split('/').at(-1)!),
    asked,
    forget: () => asked.clear(),
    unknown,
    close: () => server.close(),
  }
}

const ttl = (body: Json) => (body.ttlConfig ? { ttlConfig: { state: 'ACTIVE' } } : {})

/** As Firestore keeps an index: its last order is by name, in the direction of the field before. */
function named(index: Json): Json {
  const fields = index.fields as { fieldPath: string; order?: string }[]
  const order = fields.at(-1)?.order ?? 'ASCENDING'
  return { ...index, density: 'SPARSE_ALL', fields: [...fields, { fieldPath: '__name__', order }] }
}

async function bodyOf(request: IncomingMessage): Promise<Json> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  try {
    return JSON.parse(Buffer.concat(chunks).toString()) as Json
  } catch {
    return {}
  }
}
