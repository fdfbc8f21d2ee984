/**
 * Whoever makes trouble, in a process of its own: told an attack's name, it goes on until it is told to stop, and says
 * what came of it.
 */

import { newPostId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import { forConnections } from '@varanda/domain/post/audience'
import { openChannel, type RawChannel } from '../../../embedded/test/support/raw-channel.ts'
import { documents, newest, poster, type Ready, resource, troublemakers, uids } from './world.ts'

export type Attack = 'one request' | 'blocks' | 'strangers listen' | 'writes' | 'odd queries' | 'coming back'
type Question = { attack: Attack; ready: Ready; listeners: number } | 'stop' | 'go'

let isOver = false
let go = () => {}
const counts: Record<string, number> = {}
const count = (name: string, by = 1) => {
  counts[name] = (counts[name] ?? 0) + by
}

process.on('message', (question: Question) => {
  if (question === 'stop') isOver = true
  else if (question === 'go') go()
  else void run(question).then(() => process.send?.({ kind: 'over', counts }))
})
process.on('disconnect', () => process.exit())

async function run({ attack, ready, listeners }: Exclude<Question, string>): Promise<void> {
  const { url, tokens } = ready
  const post = async (path: string, body: string, uid?: string) => {
    const headers: Record<string, string> = { 'content-type': 'application/json' }
    if (uid) headers.authorization = `Bearer ${tokens[uid]}`
    const answer = await fetch(url + path, { method: 'POST', headers, body }).catch(() => null)
    await answer?.arrayBuffer().catch(() => null)
    count(`answered ${answer?.status ?? 'not'}`)
    return answer?.status ?? 0
  }
  const call = (name: string, data: object, uid: string) => post(`/__/fn/${name}`, JSON.stringify({ data }), uid)
  const until = async (act: () => Promise<unknown>) => {
    while (!isOver) await act()
  }

  if (attack === 'one request') {
    const deletes = (size: number) =>
      JSON.stringify({ writes: Array.from({ length: size }, (_, n) => ({ delete: resource(`c/${n}`) })) })
    const update = (fields: object, more = {}) =>
      JSON.stringify({ writes: [{ update: { name: resource('c/x'), fields }, ...more }] })
    const [own] = troublemakers
    const fields = Object.fromEntries(Array.from({ length: 300_000 }, (_, n) => [`f${n}`, { nullValue: null }]))
    const elements = Array.from({ length: 39_000 }, (_, n) => ({ integerValue: String(n) }))
    const transforms = Array.from({ length: 500 }, (_, n) => ({
      fieldPath: 'a',
      appendMissingElements: { values: [{ stringValue: `x${n}` }] },
    }))
    const requests: [path: string, body: string, uid?: string][] = [
      [':batchWrite', deletes(110_000)],
      [':batchWrite', deletes(11_000)],
      [':commit', deletes(11_000)],
      [':commit', deletes(100_000), own],
      [':batchWrite', deletes(2_000), own],
      [':commit', update(fields), own],
      [':commit', update({ a: { arrayValue: { values: elements } } }, { updateTransforms: transforms }), own],
      [
        ':commit',
        update({ a: { arrayValue: { values: elements.slice(0, 30_000) } } }, { updateTransforms: transforms }),
      ],
      [':batchGet', JSON.stringify({ documents: Array.from({ length: 10_000 }, (_, n) => resource(`c/${n}`)) }), own],
    ]
    await until(async () => {
      for (const [path, body, uid] of requests) if (!isOver) await post(documents + path, body, uid)
    })
  }

  if (attack === 'blocks') {
    await Promise.all(
      troublemakers.map((uid) =>
        until(async () => {
          await call('block', { uid: poster }, uid)
          await call('unblock', { uid: poster }, uid)
        }),
      ),
    )
  }

  if (attack === 'strangers listen') {
    const open: RawChannel[] = []
    const target = (targetId: number) => ({
      database: 'projects/varanda/databases/(default)',
      addTarget: { targetId, documents: { documents: [resource('blogIndex/published')] } },
    })
    const all = Array.from({ length: 34 }, (_, n) => target(2 * n + 2))
    await until(async () => {
      const channels = await Promise.all(
        Array.from({ length: 20 }, () => openChannel(url, 'Listen', all).catch(() => null)),
      )
      for (const channel of channels) {
        count(channel ? 'sessions' : 'sessions refused')
        if (channel) open.push(channel)
        const told = JSON.stringify(channel?.early ?? [])
        count('listeners', told.split('"CURRENT"').length - 1)
      }
      if (channels.every((channel) => channel === null)) await new Promise((resolve) => setTimeout(resolve, 20))
    })
    await Promise.all(open.map((channel) => channel.terminate().catch(() => null)))
  }

  if (attack === 'writes') {
    const [first, second, third, fourth] = troublemakers
    const own = newPostId(first!)
    await call('createPost', { postId: own, text: 'Um post', photos: [], audience: forConnections() }, first!)
    const comments = () =>
      JSON.stringify({
        writes: Array.from({ length: 400 }, () => ({
          update: {
            name: resource(`posts/${own}/comments/${Math.random().toString(36).slice(2).padEnd(20, 'x')}`),
            fields: {
              text: { stringValue: 'Comentário' },
              author: {
                mapValue: { fields: { uid: { stringValue: first }, name: { stringValue: `Pessoa ${first}` } } },
              },
            },
          },
          updateTransforms: [{ fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }],
        })),
      })
    const rename = (uid: string) =>
      JSON.stringify({
        writes: [
          {
            update: { name: resource(paths.user(uid)), fields: { name: { stringValue: `Nome ${Math.random()}` } } },
            updateMask: { fieldPaths: ['name'] },
          },
        ],
      })
    const say = (uid: string) =>
      call('createPost', { postId: newPostId(uid), text: 'Mais um', photos: [], audience: forConnections() }, uid)
    await Promise.all([
      until(() => post(`${documents}:commit`, comments(), first)),
      until(() => say(second!)),
      until(() => say(third!)),
      until(() => post(`${documents}:commit`, rename(fourth!), fourth)),
    ])
  }

  if (attack === 'odd queries') {
    const [uid] = troublemakers
    let n = 0
    const odd = () => {
      const field = { fieldPath: `odd${n++ % 45}` }
      const where = { fieldFilter: { field, op: 'EQUAL', value: { integerValue: '1' } } }
      const structuredQuery = { from: [{ collectionId: 'feed' }], where, limit: 50 }
      return post(`${documents}/users/${uid}:runQuery`, JSON.stringify({ structuredQuery }), uid)
    }
    await Promise.all(Array.from({ length: 4 }, () => until(odd)))
  }

  if (attack === 'coming back') {
    const open = (uid: string, resumeToken?: string) =>
      openChannel(
        url,
        'Listen',
        [
          {
            database: 'projects/varanda/databases/(default)',
            addTarget: {
              targetId: 2,
              query: { parent: resource(paths.user(uid)), structuredQuery: newest(30) },
              ...(resumeToken && { resumeToken }),
            },
          },
        ],
        { Authorization: `Bearer ${tokens[uid]}` },
      )
    const owners = Array.from({ length: listeners }, (_, n) => uids[n % uids.length]!)
    const had: { uid: string; token: string }[] = []
    for (let from = 0; from < owners.length; from += 20) {
      await Promise.all(
        owners.slice(from, from + 20).map(async (uid) => {
          const channel = await open(uid)
          had.push({ uid, token: await currentToken(channel) })
        }),
      )
    }
    const started = new Promise<void>((resolve) => {
      go = resolve
    })
    process.send?.({ kind: 'listening' })
    await started
    const began = performance.now()
    await Promise.all(
      had.map(async ({ uid, token }) => {
        for (;;) {
          const channel = await open(uid, token).catch(() => null)
          if (!channel) {
            count('tried again')
            await new Promise((resolve) => setTimeout(resolve, 50))
            continue
          }
          await currentToken(channel)
          count('current')
          return
        }
      }),
    )
    counts['ms until all are current'] = performance.now() - began
    await until(() => new Promise((resolve) => setTimeout(resolve, 50)))
  }
}

/** Waits until the one target of a channel has everything; its resume token. */
async function currentToken(channel: RawChannel): Promise<string> {
  const tokenIn = (body: unknown[]) => {
    const { targetChange } = body[0] as {
      targetChange?: { targetChangeType: string; resumeToken: string; cause?: object }
    }
    if (targetChange?.cause) throw new Error(`refused: ${JSON.stringify(targetChange.cause)}`)
    return targetChange?.targetChangeType === 'CURRENT' ? targetChange.resumeToken : null
  }
  for (const [, body] of channel.early) {
    const token = tokenIn(body)
    if (token) return token
  }
  const back = channel.get(channel.early.at(-1)?.[0] ?? 0)
  for (;;) {
    const array = await back.nextMessage()
    if (!array) throw new Error('the stream ended')
    const token = tokenIn(array[1])
    if (!token) continue
    await back.cut()
    return token
  }
}
