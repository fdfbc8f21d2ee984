import { type Json, project, type Route, type Setting } from './route.ts'

/** Rules of Firestore and Storage. */
export function rulesRoutes({ projectId }: Setting): Route[] {
  const rulesets = new Map<string, Json>()
  const releases = new Map<string, Json>()
  return [
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
  ]
}
