import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { withOwnHashes } from '../src/own-hashes.ts'

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const page = (policy: string, body: string) =>
  `<html><head><meta http-equiv="content-security-policy" content="script-src 'self'${policy}">${body}</head></html>`

it('a page’s policy keeps the hashes of its own styles and scripts alone', () => {
  const others = `${source('b{}')} ${source('go()')}`
  const body = '<style>a{}</style><script src="/x.js"></script><script>run()</script>'
  const built = page(` ${source('run()')} ${others}; style-src 'self' ${source('a{}')} ${others}`, body)
  expect(withOwnHashes(built)).toBe(page(` ${source('run()')}; style-src 'self' ${source('a{}')}`, body))
})

it('a page without a policy stays as it is, and a style that its policy would refuse fails the build', () => {
  expect(withOwnHashes('<style>a{}</style>')).toBe('<style>a{}</style>')
  expect(() => withOwnHashes(page('', '<style>a{}</style>'))).toThrow(/policy/)
})
