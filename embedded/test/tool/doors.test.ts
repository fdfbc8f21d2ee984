/**
 * The doors of tool mode open in tool mode and nowhere else: not one of the requests by which Google's emulators are
 * steered, or by which they take anybody for anybody, gets anything from an instance.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { start, type Tool } from '../../src/tool/start.ts'
import { openInstance, type TestInstance } from '../support/instance.ts'
import { openChannel } from '../support/raw-channel.ts'

let instance: TestInstance
let tool: Tool

beforeAll(async () => {
  instance = await openInstance({ functions: false })
  await instance.write('notes/kept', { text: 'stays' })
  const rules = `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { } }`
  tool = await start({ rules, project: instance.server.projectId, log: () => {} })
})
afterAll(async () => {
  await instance.close()
  await tool.stop()
})

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const unsigned = (claims: object) => `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`

interface Attempt {
  method: string
  path: string
  token?: string
  body?: object
}

function attempts(project: string): Attempt[] {
  const documents = `/v1/projects/${project}/databases/(default)/documents`
  const seconds = Math.floor(Date.now() / 1000)
  const claims = { sub: 'ana', user_id: 'ana', aud: project, iat: seconds, exp: seconds + 3600, auth_time: seconds }
  const tokens = [
    'owner',
    'OWNER',
    'ya29.any',
    unsigned(claims),
    unsigned({ ...claims, iss: `https://securetoken.google.com/${project}` }),
    unsigned({ ...claims, role: 'admin' }).replace(/\.$/, '.x'),
    `${encoded({ alg: 'None' })}.${encoded(claims)}.`,
  ]
  const write = { writes: [{ delete: `projects/${project}/databases/(default)/documents/notes/kept` }] }
  const query = { structuredQuery: { from: [{ collectionId: 'notes' }] } }
  const withTokens = tokens.flatMap((token): Attempt[] => [
    { method: 'GET', path: `${documents}/notes/kept`, token },
    { method: 'DELETE', path: `${documents}/notes/kept`, token },
    { method: 'POST', path: `${documents}:commit`, token, body: write },
    { method: 'POST', path: `${documents}:runQuery`, token, body: query },
    { method: 'POST', path: `${documents}:listCollectionIds`, token, body: {} },
    { method: 'GET', path: `/v0/b/${project}.appspot.com/o/a.txt`, token },
  ])
  const emulator = `/emulator/v1/projects/${project}`
  const rules = { rules: { files: [{ content: 'service cloud.firestore {}' }] } }
  const endpoints = [
    { method: 'PUT', path: `${emulator}:securityRules`, body: rules },
    { method: 'GET', path: `${emulator}:ruleCoverage` },
    { method: 'DELETE', path: `${emulator}/databases/(default)/documents` },
    { method: 'DELETE', path: `${emulator}/accounts` },
    { method: 'GET', path: `${emulator}/oobCodes` },
    { method: 'GET', path: `${emulator}/verificationCodes` },
    { method: 'GET', path: `${emulator}/config` },
    { method: 'PATCH', path: `${emulator}/config`, body: { signIn: { allowDuplicateEmails: true } } },
    { method: 'PUT', path: '/internal/setRules', body: rules },
    { method: 'POST', path: '/internal/reset' },
    { method: 'POST', path: '/internal/export', body: { path: '/tmp' } },
    { method: 'GET', path: '/emulators' },
    { method: 'PUT', path: '/functions/disableBackgroundTriggers' },
    { method: 'POST', path: '/_admin/export', body: { path: '/tmp' } },
  ]
  return [...withTokens, ...endpoints, ...endpoints.map((one) => ({ ...one, token: 'owner' }))]
}

async function statusOf(url: string, { method, path, token, body }: Attempt): Promise<number> {
  const response = await fetch(`${url}${path}`, {
    method,
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    ...(body && { body: JSON.stringify(body) }),
  })
  await response.arrayBuffer()
  return response.status
}

test('none of them opens an instance', async () => {
  const { url, projectId } = instance.server
  const tried = attempts(projectId)
  expect(tried.length).toBeGreaterThan(40)
  for (const attempt of tried) {
    expect([attempt, Math.floor((await statusOf(url, attempt)) / 100)]).toEqual([attempt, 4])
  }
  expect(await instance.read('notes/kept')).toEqual({ text: 'stays' })
})

test('the same requests do open tool mode, so they are asked rightly', async () => {
  const document = { path: `/v1/projects/${tool.projectId}/databases/(default)/documents/notes/kept`, token: 'owner' }
  expect(await statusOf(tool.url, { method: 'PATCH', ...document, body: {} })).toBe(200)
  const opened: string[] = []
  for (const attempt of attempts(tool.projectId)) {
    if ((await statusOf(tool.url, attempt)) === 200)
      opened.push(`${attempt.method} ${attempt.path.split(/[:/]/).at(-1)}`)
  }
  expect(opened.length).toBeGreaterThan(8)
})

test.each(['Listen', 'Write'] as const)('"Bearer owner" is nobody on the %s stream of an instance', async (kind) => {
  const database = { database: instance.server.firestore.database }
  const channel = await openChannel(instance.server.url, kind, [database], { authorization: 'Bearer owner' })
  const text = JSON.stringify(await channel.get(0).rest())
  expect(text).toContain('UNAUTHENTICATED')
})

test('no other part of the server knows tool mode', () => {
  const root = join(import.meta.dirname, '../../src')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const outside = files.filter((file) => !file.startsWith('tool/'))
  expect(outside.length).toBeGreaterThan(150)
  const importing = outside.filter((file) => /['"][./]*\/tool\//.test(readFileSync(join(root, file), 'utf8')))
  expect(importing).toEqual([])
  const mentioning = outside.filter((file) => /isAdmin\b/.test(readFileSync(join(root, file), 'utf8')))
  expect(mentioning).toEqual(['protocols/webchannel/channel.ts'])
})
