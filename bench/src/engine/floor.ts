import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { hang, send } from '../measure/http.ts'
import { launch } from '../measure/process.ts'
import { type Contender, type Post, postOf, sizes } from './contender.ts'

export async function floor(folder: string): Promise<Contender> {
  let url = ''
  const script = join(import.meta.dirname, 'floor-server.ts')
  const running = await launch(
    process.execPath,
    [script, join(folder, 'floor.sqlite'), JSON.stringify(sizes)],
    async (output) => {
      url = /ready (\S+) /.exec(output)?.[1] ?? ''
      return url !== ''
    },
  )
  const put = (path: string, post: Post) => send({ method: 'PUT', url: `${url}/${path}`, body: JSON.stringify(post) })
  return {
    name: 'floor',
    process: running,
    create: async (post) => void (await put(`made/${randomUUID()}`, post)),
    read: async (id) => void (await send({ method: 'GET', url: `${url}/many/${id}` })),
    newest: async (collection) => void (await send({ method: 'GET', url: `${url}/${collection}` })),
    update: async (id, likes) => void (await put(`many/${id}`, { ...postOf(0, 'ana'), likes })),
    async listen(id, heard) {
      const first = Promise.withResolvers<void>()
      const call = await hang({ method: 'GET', url: `${url}/listen/${id}` }, (text) => {
        first.resolve()
        for (const [, json] of text.matchAll(/^data: (.*)$/gm)) heard((JSON.parse(json!) as Post).likes)
      })
      await first.promise
      return { close: () => call.destroy() }
    },
  }
}
