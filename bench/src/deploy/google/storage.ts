import { project, projectNumber, type Route, type Setting } from './route.ts'

/** The bucket of the project. */
export function storageRoutes({ projectId }: Setting): Route[] {
  return [
    [
      'GET',
      'bucket',
      new RegExp(`^/v1(?:alpha|beta)/${project}/defaultBucket$`),
      () => ({
        bucket: { name: `projects/${projectNumber}/buckets/${projectId}.appspot.com` },
      }),
    ],
    [
      'GET',
      'buckets',
      new RegExp(`^/v1beta/${project}/buckets$`),
      () => ({
        buckets: [{ name: `projects/${projectNumber}/buckets/${projectId}.appspot.com` }],
      }),
    ],
  ]
}
