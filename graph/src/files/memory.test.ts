import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

const reader = new URL('../../test/read-hostile.ts', import.meta.url).pathname

it('hostile files of 4 MB are refused in seconds, and take little memory besides their bytes', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--max-old-space-size=40', reader], { encoding: 'utf8' })
  expect(stderr).toBe('')
  const told: { what: string; code: string; seconds: number }[] = JSON.parse(stdout)
  expect(Object.fromEntries(told.map(({ what, code }) => [what, code]))).toEqual({
    'JSON: lists in lists': 'too-complex',
    'JSON: a million empty objects': 'not-a-network',
    'JSON: nodes without end': 'too-many-people',
    'JSON: one text': 'cut-short',
    'JSON: keys of the graph': 'not-a-network',
    'JSON: escapes': 'cut-short',
    'GEXF: elements in elements': 'too-complex',
    'GEXF: attributes': 'too-complex',
    'GEXF: empty elements': 'empty',
    'GEXF: one text': 'cut-short',
    'GEXF: references': 'cut-short',
    'GEXF: ampersands': 'syntax',
    'GraphML: one tie again and again': 'cut-short',
    'CSV: quotes': 'syntax',
    'CSV: commas': 'empty',
    'CSV: ids': 'too-many-people',
    'CSV: empty rows': 'empty',
    'zip: 208 MB of nothing': 'too-large',
  })
  for (const { what, seconds } of told) expect(seconds, what).toBeLessThan(4)
})
