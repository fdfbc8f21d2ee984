import { type Json, project, projectNumber, type Route, type Setting } from './route.ts'

/** Functions with what carries them: services of Run, queues, schedules, secrets, images. */
export function functionsRoutes({ url, done }: Setting, functions: Map<string, Json>): Route[] {
  const queues = new Map<string, Json>()
  const jobs = new Map<string, Json>()
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
  return [
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
        uploadUrl: `${url()}/upload/source.zip`,
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
        name: `projects/${projectNumber}/secrets/${parts[0]}`,
        replication: { automatic: {} },
        labels: { 'firebase-managed': 'true' },
      }),
    ],
    [
      'GET',
      'secret',
      new RegExp(`^/v1/${project}/secrets/([^/]+)/versions/[^/]+$`),
      ({ parts }) => ({
        name: `projects/${projectNumber}/secrets/${parts[0]}/versions/1`,
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
  ]
}
