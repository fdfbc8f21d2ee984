import { type Json, project, projectNumber, type Route, type Setting } from './route.ts'

/** The project, its services, permissions and operations; and who asks. */
export function projectRoutes({ projectId, done }: Setting, operations: ReadonlyMap<string, Json>): Route[] {
  const policies = new Map<string, Json>()
  const described = {
    projectId,
    projectNumber,
    displayName: projectId,
    name: `projects/${projectId}`,
    lifecycleState: 'ACTIVE',
    resources: { hostingSite: projectId },
  }
  return [
    ['POST', 'token', /^\/oauth2\/v3\/token$/, () => ({ access_token: 'loopback', expires_in: 3600, scope: 'all' })],
    ['GET', 'project', new RegExp(`^/v1(?:beta1)?/${project}$`), () => described],
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
        defaultServiceAccount: `${projectNumber}-compute@developer.gserviceaccount.com`,
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
    ['GET', 'runtime configuration', /^\/v1beta1\/.*\/configs/, () => ({ configs: [], variables: [] })],
    ['GET', 'extensions', new RegExp(`^/v1beta/${project}/instances$`), () => ({ instances: [] })],
  ]
}
