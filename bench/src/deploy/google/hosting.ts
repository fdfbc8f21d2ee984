import { type Json, project, type Route, type Setting } from './route.ts'

/** The site: its versions, their files, and which one is shown. */
export function hostingRoutes({ projectId, url }: Setting): Route[] {
  const versions = new Map<string, Json>()
  const uploaded = new Set<string>()
  const hostingReleases: Json[] = []
  return [
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
          uploadUrl: `${url()}/hosted/${parts[1]}`,
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
}
