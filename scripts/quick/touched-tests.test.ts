import { describe, expect, it } from 'vitest'
import { inTime, touchedTests } from './touched-tests.ts'

const imports = new Map([
  ['domain/src/post/limits.ts', []],
  ['domain/src/post/calls/create-post.ts', ['domain/src/post/limits.ts']],
  ['domain/src/post/limits.test.ts', ['domain/src/post/limits.ts']],
  ['functions/src/post/deliver.ts', []],
  [
    'functions/src/post/calls/create-post.ts',
    ['domain/src/post/calls/create-post.ts', 'functions/src/post/deliver.ts'],
  ],
  ['functions/src/post/triggers/on-post.ts', []],
  ['functions/src/mail/deployed.ts', []],
  [
    'functions/src/post/deployed.ts',
    ['functions/src/post/calls/create-post.ts', 'functions/src/post/triggers/on-post.ts'],
  ],
  ['functions/src/index.ts', ['functions/src/post/deployed.ts', 'functions/src/mail/deployed.ts']],
  ['functions/test/instance.ts', []],
  ['functions/test/harness/play.ts', ['domain/src/post/calls/create-post.ts']],
  ['functions/test/post/sharing.test.ts', ['functions/test/instance.ts']],
  ['functions/test/connection/blocks.test.ts', ['domain/src/post/calls/create-post.ts']],
  ['functions/test/member/lives.test.ts', ['functions/test/harness/play.ts']],
  ['functions/test/mail/mail.test.ts', ['functions/test/instance.ts']],
  ['functions/test/discovery.test.ts', []],
  ['rules-tests/posts.test.ts', []],
])
const reached = (...changed: string[]) =>
  touchedTests(changed, { imports }).map(({ file, steps }) => `${steps} ${file.split('/').at(-1)}`)

describe('the tests that a change touches', () => {
  it('are those of what imports it, and the changed ones themselves', () => {
    expect(reached('domain/src/post/limits.test.ts', 'functions/test/instance.ts')).toEqual([
      '0 limits.test.ts',
      '1 sharing.test.ts',
      '1 mail.test.ts',
    ])
  })

  it('are for a function, which they ask built, those that call it or are of its noun, the nearest first', () => {
    expect(reached('functions/src/post/deliver.ts')).toEqual([
      '2 blocks.test.ts',
      '3 sharing.test.ts',
      '3 lives.test.ts',
      '4 discovery.test.ts',
    ])
    expect(reached('functions/src/post/triggers/on-post.ts')).toEqual(['2 sharing.test.ts', '3 discovery.test.ts'])
  })

  it('are for a leaf of the domain also those of the functions that import it', () => {
    expect(reached('domain/src/post/limits.ts').slice(0, 2)).toEqual(['1 limits.test.ts', '2 blocks.test.ts'])
    expect(reached('domain/src/post/limits.ts')).toContain('4 sharing.test.ts')
  })

  it('are for the rules, which they read, those of the rules', () => {
    expect(reached('firestore.rules')).toEqual(['1 posts.test.ts'])
  })

  it('are none for a file that nothing imports, or that is gone', () => {
    expect(reached('README.md', 'domain/src/post/gone.test.ts')).toEqual([])
  })
})

describe('in little time', () => {
  const touched = [
    { file: 'far', steps: 2 },
    { file: 'long', steps: 1 },
    { file: 'short', steps: 1 },
  ]
  const seconds: Record<string, number> = { far: 5, long: 40, short: 2 }

  it('the nearest run, of those the shortest, and the rest is told', () => {
    expect(inTime(touched, (file) => seconds[file]!, 10, 1)).toEqual({ run: ['short', 'far'], left: ['long'] })
    expect(inTime(touched, (file) => seconds[file]!, 60, 1)).toEqual({ run: ['short', 'long', 'far'], left: [] })
  })

  it('a file that is longer than that is left, however many workers there are', () => {
    expect(inTime(touched, (file) => seconds[file]!, 30, 2)).toEqual({ run: ['short', 'far'], left: ['long'] })
  })

  it('one runs, however long it takes', () => {
    expect(inTime([{ file: 'long', steps: 1 }], () => 100, 10, 2)).toEqual({ run: ['long'], left: [] })
  })
})
