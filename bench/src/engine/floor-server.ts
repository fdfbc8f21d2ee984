/**
 * The floor: node:http and node:sqlite with one table and one fsync for many writes. No tokens, no rules, no index of
 * each field, no protocol: what is left is what any server in this language must pay.
 *
 * node floor-server.ts FILE SIZES
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { idOf, postOf } from './contender.ts'

const [file = '', sizes = '{}'] = process.argv.slice(2)
const sql = new DatabaseSync(file)
sql.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
  CREATE TABLE post (collection TEXT, id TEXT, at INTEGER, json TEXT, PRIMARY KEY (collection, id)) WITHOUT ROWID;
  CREATE INDEX post_at ON post (collection, at);`)
const put = sql.prepare(
  'INSERT INTO post VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET json = excluded.json, at = excluded.at',
)
const get = sql.prepare('SELECT json FROM post WHERE collection = ? AND id = ?')
const newest = sql.prepare('SELECT json FROM post WHERE collection = ? ORDER BY at DESC LIMIT 20')
sql.exec('BEGIN')
for (const [collection, size] of Object.entries(JSON.parse(sizes) as Record<string, number>)) {
  for (let n = 0; n < size; n++) put.run(collection, idOf(n), postOf(n, 'ana').at, JSON.stringify(postOf(n, 'ana')))
}
sql.exec('COMMIT')

let waiting: { run: () => void; done: () => void }[] = []
const listeners = new Map<string, Set<(json: string) => void>>()

function commit(): void {
  const jobs = waiting
  waiting = []
  sql.exec('BEGIN IMMEDIATE')
  for (const job of jobs) job.run()
  sql.exec('COMMIT')
  for (const job of jobs) job.done()
}

const server = createServer((request, response) => {
  const [, collection = '', id = ''] = request.url!.split('/')
  if (request.method === 'GET' && collection === 'listen') {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const say = (json: string) => response.write(`data: ${json}\n\n`)
    const all = listeners.get(id) ?? new Set()
    listeners.set(id, all.add(say))
    request.on('close', () => all.delete(say))
    say(String(get.get('many', id)!.json))
  } else if (request.method === 'GET') {
    const json = id
      ? String(get.get(collection, id)!.json)
      : `[${newest
          .all(collection)
          .map((row) => row.json)
          .join()}]`
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }).end(json)
  } else {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      const post = JSON.parse(body)
      waiting.push({
        run: () => put.run(collection, id, post.at, body),
        done: () => {
          response.writeHead(200, { 'content-length': 2 }).end('{}')
          for (const say of listeners.get(id) ?? []) say(body)
        },
      })
      if (waiting.length === 1) setImmediate(commit)
    })
  }
})
server.listen(0, '127.0.0.1', () => console.log(`ready http://127.0.0.1:${(server.address() as AddressInfo).port} .`))
