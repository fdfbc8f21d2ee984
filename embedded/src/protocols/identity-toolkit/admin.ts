/** Identity Toolkit as the Admin SDK speaks it, for the admin plane only. */
import type { Auth } from '../../auth/engine.ts'
import { AuthError } from '../../auth/error.ts'
import type { HttpHandler } from '../../http/exchange.ts'
import { json } from '../../http/json.ts'
import { batchCreate } from './admin/batch-create.ts'
import { batchDelete } from './admin/batch-delete.ts'
import { batchGet } from './admin/batch-get.ts'
import { create } from './admin/create.ts'
import { createSessionCookie } from './admin/create-session-cookie.ts'
import { deleteAccount } from './admin/delete.ts'
import { lookup } from './admin/lookup.ts'
import { sendOobCode } from './admin/send-oob-code.ts'
import { update } from './admin/update.ts'
import { answer, refusal } from './answer.ts'
import type { Operation } from './operation.ts'

const operations: Readonly<Record<string, Operation>> = {
  'POST accounts': create,
  'POST accounts:batchCreate': batchCreate,
  'POST accounts:batchDelete': batchDelete,
  'GET accounts:batchGet': batchGet,
  'POST accounts:delete': deleteAccount,
  'POST accounts:lookup': lookup,
  'POST accounts:sendOobCode': sendOobCode,
  'POST accounts:update': update,
  'POST :createSessionCookie': createSessionCookie,
}

export function identityToolkitAdmin(auth: Auth): HttpHandler {
  return (request) => {
    const path = decodeURIComponent(request.url.pathname)
    const call = /^\/identitytoolkit\.googleapis\.com\/(v\d)\/projects\/([^/:]+)\/?(.*)$/.exec(path)
    if (!call) return null
    const [, version, project, name] = call
    if (request.headers.authorization !== 'Bearer owner') {
      return json(401, {
        error: { code: 401, status: 'UNAUTHENTICATED', message: 'The Admin SDK sends Bearer owner.' },
      })
    }
    if (project !== auth.projectId) {
      return json(404, { error: { code: 404, status: 'NOT_FOUND', message: 'CONFIGURATION_NOT_FOUND' } })
    }
    const key = `${request.method} ${name}`
    const operation = version === 'v1' && Object.hasOwn(operations, key) && operations[key]
    if (!operation) return refusal(new AuthError('UNIMPLEMENTED', `${request.method} ${version}/projects/P/${name}`))
    return answer(auth, request, operation)
  }
}
