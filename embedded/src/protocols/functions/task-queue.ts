/**
 * Cloud Tasks as the Admin SDK speaks it to a host of its own choosing, for the admin plane only.
 * Source: https://cloud.google.com/tasks/docs/reference/rest/v2/projects.locations.queues.tasks
 */
import * as v from 'valibot'
import { serviceAccountEmail } from '../../auth/tokens/custom-token.ts'
import type { Functions } from '../../functions/host.ts'
import type { HttpHandler, HttpResponse } from '../../http/exchange.ts'
import { json, jsonObject } from '../../http/json.ts'

const schema = v.object({
  task: v.object({
    name: v.optional(v.string()),
    scheduleTime: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    /** Seconds, as JSON writes a Duration. */
    dispatchDeadline: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^\d{1,4}(?:\.\d{1,9})?s$/),
        v.transform(Number.parseFloat),
        v.minValue(15),
        v.maxValue(1800),
      ),
      '600s',
    ),
    httpRequest: v.object({
      url: v.optional(v.string(), ''),
      oidcToken: v.optional(
        v.object({ serviceAccountEmail: v.optional(v.string(), ''), audience: v.optional(v.string(), '') }),
      ),
      body: v.pipe(v.string(), v.base64()),
      headers: v.optional(v.record(v.string(), v.string()), {}),
    }),
  }),
})

const PATH = /^\/projects\/([^/]+)\/locations\/([^/]+)\/queues\/([^/]+)\/tasks(?:\/([\w-]{1,500}))?$/

export function taskQueue(functions: Pick<Functions, 'tasks'>, projectId: string): HttpHandler {
  return async (request) => {
    const path = PATH.exec(decodeURIComponent(request.url.pathname))
    if (!path) return null
    if (request.headers.authorization !== 'Bearer owner')
      return refusal(401, 'UNAUTHENTICATED', 'Bearer owner is missing')
    const [, project, location = '', queue = '', id] = path
    if (project !== projectId) return refusal(404, 'NOT_FOUND', `There is no project ${project}`)
    if (request.method === 'DELETE' && id) {
      const removed = await functions.tasks.remove(location, queue, id)
      return removed ? json(200, {}) : refusal(404, 'NOT_FOUND', 'There is no such task')
    }
    if (request.method !== 'POST' || id) return refusal(501, 'UNIMPLEMENTED', `${request.method} tasks`)
    const body = v.safeParse(schema, jsonObject(request))
    if (!body.success) return refusal(400, 'INVALID_ARGUMENT', `Invalid value at '${v.getDotPath(body.issues[0])}'`)
    const { name, scheduleTime, dispatchDeadline, httpRequest } = body.output.task
    const wrong = misdirected({ project, location, queue }, name, httpRequest)
    if (wrong) return refusal(400, 'INVALID_ARGUMENT', wrong)
    const added = await functions.tasks.add({
      location,
      queue,
      id: name?.split('/').at(-1) ?? null,
      body: Buffer.from(httpRequest.body, 'base64').toString('utf8'),
      headers: Object.fromEntries(
        Object.entries(httpRequest.headers).map(([header, value]) => [header.toLowerCase(), value]),
      ),
      scheduleAt: scheduleTime === undefined ? null : Date.parse(scheduleTime),
      deadlineMs: dispatchDeadline * 1000,
    })
    if (added === 'no-queue') return refusal(404, 'NOT_FOUND', `There is no queue ${queue} in ${location}`)
    if (added === 'exists')
      return refusal(409, 'ALREADY_EXISTS', 'A task of that name exists or ended a short time ago')
    return json(200, { name: added.name, ...(scheduleTime ? { scheduleTime } : {}) })
  }
}

/** What the Admin SDK writes where it is pointed at another host and its credential names no account. */
const emulatedAccount = 'emulated-service-acct@email.com'

/**
 * What of a task means another function, or another identity, than that of its queue: Cloud Tasks would call whatever
 * address it holds, in that account's name. Without an address it is for its queue's function. Null: nothing does.
 */
function misdirected(
  { project = '', location, queue }: { project: string | undefined; location: string; queue: string },
  name: string | undefined,
  { url, oidcToken }: { url: string; oidcToken?: { serviceAccountEmail: string; audience: string } | undefined },
): string | null {
  const address = `https://${location}-${project}.cloudfunctions.net/${queue}`
  const { serviceAccountEmail: account = '', audience = '' } = oidcToken ?? {}
  if (name && !name.startsWith(`projects/${project}/locations/${location}/queues/${queue}/tasks/`))
    return `Task ${name} is of another queue`
  if (url && url !== address) return `The queue's function is at ${address}, not at ${url}`
  if (audience && audience !== address) return `The audience of the queue's function is ${address}, not ${audience}`
  if (account && account !== serviceAccountEmail(project) && account !== emulatedAccount)
    return `${account} is no account of this server`
  return null
}

function refusal(code: number, status: string, message: string): HttpResponse {
  return json(code, { error: { code, status, message } })
}
