import { AuthError } from '../../../auth/error.ts'
import type { Operation } from '../operation.ts'
import { userInfo } from '../user-info.ts'

const MAX_PAGE = 1000

/** `GET projects/P/accounts:batchGet`: listUsers, in the order of their uids. The page token is the last uid. */
export const batchGet: Operation = async (auth, _body, request) => {
  const size = Number(request.url.searchParams.get('maxResults') ?? 20)
  if (!Number.isInteger(size) || size < 1 || size > MAX_PAGE) throw new AuthError('INVALID_PAGE_SELECTION')
  const after = Buffer.from(request.url.searchParams.get('nextPageToken') ?? '', 'base64url').toString('utf8')
  const page = auth.accounts.list(after, size)
  const last = page.at(-1)
  return {
    kind: 'identitytoolkit#DownloadAccountResponse',
    users: page.map((account) => userInfo(account, true)),
    ...(last && page.length === size ? { nextPageToken: Buffer.from(last.uid).toString('base64url') } : {}),
  }
}
