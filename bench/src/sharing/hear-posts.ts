/** One member's listener on the newest page of a list of theirs over WebChannel, as a browser has it. */
import { hang, send } from '../measure/http.ts'

const database = 'projects/varanda/databases/(default)'

interface List {
  collection: string
  by: string
}
export const inFeed: List = { collection: 'feed', by: 'createdAt' }
export const inNotices: List = { collection: 'notifications', by: 'at' }

/** Tells the id of each post of which something comes, and resolves once the page is there. */
export async function hearPosts(
  { url, token, uid, collection, by }: { url: string; token: string; uid: string } & List,
  heard: (postId: string) => void,
): Promise<{ close(): void }> {
  const channel = (query: Record<string, string>) =>
    `${url}/google.firestore.v1.Firestore/Listen/channel?${new URLSearchParams({ VER: '8', database, ...query })}`
  const structuredQuery = {
    from: [{ collectionId: collection }],
    orderBy: [{ field: { fieldPath: by }, direction: 'DESCENDING' }],
    limit: 20,
  }
  const query = { parent: `${database}/documents/users/${uid}`, structuredQuery }
  const fields = {
    headers: `Authorization:Bearer ${token}\r\n`,
    count: '1',
    ofs: '0',
    req0___data__: JSON.stringify({ database, addTarget: { targetId: 2, query } }),
  }
  const answer = await send({
    method: 'POST',
    url: channel({ RID: '1', CVER: '22' }),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
  const sid = /"c","([^"]+)"/.exec(answer)?.[1]
  if (!sid) throw new Error(`no session: ${answer.slice(0, 200)}`)
  const first = Promise.withResolvers<void>()
  const read = (text: string) => {
    if (text.includes('CURRENT')) first.resolve()
    for (const [, postId] of text.matchAll(/"postId":\{"stringValue":"([^"]+)"\}/g)) heard(postId!)
  }
  read(answer)
  const call = await hang(
    { method: 'GET', url: channel({ SID: sid, RID: 'rpc', AID: '0', CI: '0', TYPE: 'xmlhttp' }) },
    read,
  )
  await first.promise
  return { close: () => call.destroy() }
}
