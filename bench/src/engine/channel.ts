/** One document listener over WebChannel, with a session and a connection of its own, as a browser would have it. */
import { hang, send } from '../measure/http.ts'
import type { Listening } from './contender.ts'

interface Where {
  url: string
  database: string
  token: string
  path: string
}

export async function listenByChannel(where: Where, heard: (likes: number) => void): Promise<Listening> {
  const { url, database, token, path } = where
  const channel = (query: Record<string, string>) =>
    `${url}/google.firestore.v1.Firestore/Listen/channel?${new URLSearchParams({ VER: '8', database, ...query })}`
  const addTarget = {
    database,
    addTarget: { targetId: 2, documents: { documents: [`${database}/documents/${path}`] } },
  }
  const fields = {
    headers: `Authorization:Bearer ${token}\r\n`,
    count: '1',
    ofs: '0',
    req0___data__: JSON.stringify(addTarget),
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
    for (const [, likes] of text.matchAll(/"likes":\{"integerValue":"(\d+)"\}/g)) {
      first.resolve()
      heard(Number(likes))
    }
  }
  read(answer)
  const back = channel({ SID: sid, RID: 'rpc', AID: '0', CI: '0', TYPE: 'xmlhttp' })
  const call = await hang({ method: 'GET', url: back }, read)
  await first.promise
  return { close: () => call.destroy() }
}
