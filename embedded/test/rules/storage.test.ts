import { compileRules } from '@varanda/embedded/rules/compile'
import type { RulesObject, StorageRequest } from '@varanda/embedded/rules/contract'
import { describe, expect, test } from 'vitest'
import { now, readerOf, signedIn } from './rules-case.ts'

const object = (more: Partial<RulesObject> = {}): RulesObject => ({ name: 'a', bucket: 'house', size: 10, ...more })

function judge(body: string, request: Partial<StorageRequest>): boolean {
  const rules = `rules_version = '2'; service firebase.storage { match /b/{bucket}/o { ${body} } }`
  return compileRules(rules).judgeObject(
    {
      method: 'get',
      auth: signedIn('ana'),
      time: now,
      bucket: 'house',
      path: 'uploads/ana/one.jpg',
      resource: null,
      newResource: null,
      ...request,
    },
    readerOf({ 'users/ana': { status: 'active' } }),
  ).allowed
}

const own = (condition: string, method = 'create') =>
  `match /uploads/{uid}/{file} { allow ${method}: if ${condition}; }`

describe('Storage rules', () => {
  test.each<[string, Partial<StorageRequest>, boolean]>([
    [own('uid == request.auth.uid && bucket == "house"', 'get'), { resource: object() }, true],
    [own('uid == request.auth.uid', 'get'), { auth: signedIn('bia') }, false],
    [own('request.resource.size < 20'), { method: 'create', newResource: object() }, true],
    [own('request.resource.size < 20'), { method: 'create', newResource: object({ size: 20 }) }, false],
    [
      own('request.resource.contentType.matches("image/.*")'),
      { method: 'create', newResource: object({ contentType: 'image/png' }) },
      true,
    ],
    [own('request.resource.contentType.matches("image/.*")'), { method: 'create', newResource: object() }, false],
    [own('resource.metadata.owner == "ana"', 'get'), { resource: object({ metadata: { owner: 'ana' } }) }, true],
    [
      own('request.time < resource.timeCreated + duration.value(1, "m")', 'delete'),
      { method: 'delete', resource: object({ timeCreated: now }) },
      true,
    ],
    [
      own('firestore.get(/databases/(default)/documents/users/$(uid)).data.status == "active"', 'get'),
      { resource: object() },
      true,
    ],
    [own('firestore.exists(/databases/(default)/documents/users/bia)', 'get'), { resource: object() }, false],
    ['match /{all=**} { allow get: if all == /uploads/ana/one.jpg; }', { resource: object() }, true],
    ['match /uploads/{file} { allow read; }', { resource: object() }, false],
  ])('%s', (body, request, allowed) => {
    expect(judge(body, request)).toBe(allowed)
  })

  test('two documents are read, a third denies', () => {
    const exists = (id: string) => `!firestore.exists(/databases/(default)/documents/none/${id})`
    const reads = (...ids: string[]) => judge(own(ids.map(exists).join(' && '), 'get'), { resource: object() })
    expect(reads('a', 'b', 'a')).toBe(true)
    expect(reads('a', 'b', 'c')).toBe(false)
  })

  test('Firestore has no say in them, nor they in Firestore', () => {
    const ruleset = compileRules('service cloud.firestore { match /{all=**} { allow read, write; } }')
    const request: StorageRequest = {
      method: 'get',
      auth: null,
      time: now,
      bucket: 'b',
      path: 'a',
      resource: object(),
      newResource: null,
    }
    expect(ruleset.judgeObject(request, readerOf({})).allowed).toBe(false)
  })
})
