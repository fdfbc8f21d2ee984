/**
 * The embedded backend, asked as the web SDK asks: commits and reads as REST, listeners as WebChannel, with ID tokens.
 */
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleProgram } from '../../../scripts/build/build-server.ts'
import { allocatorWords, heapFlags } from '../../../scripts/server/heap-flags.ts'
import { send } from '../measure/http.ts'
import { launch } from '../measure/process.ts'
import { listenByChannel } from './channel.ts'
import { type Contender, type Post, postOf } from './contender.ts'

const rules = {
  asked: `allow read: if request.auth != null;
      allow create: if request.auth != null && request.resource.data.author == request.auth.uid;
      allow update: if request.auth != null;`,
  open: 'allow read, write: if true;',
}

const database = 'projects/varanda/databases/(default)'
/** The server lets one account hold 100 streams. */
const listenersEach = 100

export async function ours(folder: string, name: string, which: keyof typeof rules): Promise<Contender> {
  const project = join(folder, `project-${which}`)
  const data = join(folder, `data-${which}`)
  const script = join(folder, `server-${which}.mjs`)
  await bundleProgram(join(import.meta.dirname, 'ours-server.ts'), script)
  mkdirSync(project)
  writeFileSync(join(project, 'firebase.json'), JSON.stringify({ firestore: { rules: 'firestore.rules' } }))
  writeFileSync(
    join(project, 'firestore.rules'),
    `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{collection}/{id} {
      ${rules[which]}
    }
  }
}
`,
  )
  execFileSync(process.execPath, [script, data, project, 'fill'], { stdio: 'ignore' })
  let url = ''
  const running = await launch(
    'env',
    [...allocatorWords, process.execPath, ...heapFlags, script, data, project],
    async (output) => {
      url = /ready (\S+) /.exec(output)?.[1] ?? ''
      return url !== ''
    },
  )

  const readers: { uid: string; token: string }[] = []
  const signUp = async () => {
    const body = { email: `${randomUUID()}@example.com`, password: 'correct horse battery', returnSecureToken: true }
    const path = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any'
    const answer = JSON.parse(await send({ method: 'POST', url: url + path, body: JSON.stringify(body) }))
    return { uid: answer.localId as string, token: answer.idToken as string }
  }
  // Not before the first request: passwords are hashed in memory that an idle server does not hold.
  let writer: ReturnType<typeof signUp> | undefined
  const asWriter = async (verb: string, bodyOf: (uid: string) => object) => {
    writer ??= signUp()
    const { uid, token } = await writer
    const where = `${url}/v1/${database}/documents:${verb}`
    await send({
      method: 'POST',
      url: where,
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(bodyOf(uid)),
    })
  }
  const documentName = (path: string) => `${database}/documents/${path}`
  let listeners = 0
  return {
    name,
    process: running,
    create: (post) =>
      asWriter('commit', (author) => ({
        writes: [
          {
            update: { name: documentName(`made/${randomUUID()}`), fields: fieldsOf({ ...post, author }) },
            currentDocument: { exists: false },
          },
        ],
      })),
    read: (id) => asWriter('batchGet', () => ({ documents: [documentName(`many/${id}`)] })),
    newest: (collection) =>
      asWriter('runQuery', () => ({
        structuredQuery: {
          from: [{ collectionId: collection }],
          orderBy: [{ field: { fieldPath: 'at' }, direction: 'DESCENDING' }],
          limit: 20,
        },
      })),
    update: (id, likes) =>
      asWriter('commit', (author) => ({
        writes: [
          {
            update: { name: documentName(`many/${id}`), fields: fieldsOf({ ...postOf(0, author), likes }) },
            currentDocument: { exists: true },
          },
        ],
      })),
    async listen(id, heard) {
      const place = listeners++
      if (place % listenersEach === 0) readers.push(await signUp())
      const reader = readers[Math.floor(place / listenersEach)]!
      return listenByChannel({ url, database, token: reader.token, path: `many/${id}` }, heard)
    },
  }
}

function fieldsOf(post: Post) {
  const value = (one: string | number) =>
    typeof one === 'string' ? { stringValue: one } : { integerValue: String(one) }
  return Object.fromEntries(Object.entries(post).map(([name, one]) => [name, value(one)]))
}
