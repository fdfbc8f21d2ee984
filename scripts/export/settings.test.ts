import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { lines, secrets, settingsFor } from './settings.ts'

const functions = join(import.meta.dirname, '../../functions')
const sources = globSync('src/**/*.ts', { cwd: functions }).map((file) => readFileSync(join(functions, file), 'utf8'))

test('every secret and setting of the functions is asked for', () => {
  const declared = sources.flatMap((source) => [...source.matchAll(/defineSecret\('(\w+)'/g)].map(([, name]) => name))
  expect(Object.keys(secrets).sort()).toEqual([...new Set(declared)].sort())
  const { CARDS_SANDBOX: _, ...asked } = parseEnv(readFileSync(join(functions, 'config/.env'), 'utf8'))
  expect(Object.keys(lines).sort()).toEqual(Object.keys(asked).sort())
})

test('no value is said', () => {
  const told = Object.fromEntries(
    [...Object.values(secrets), ...Object.values(lines)].map((name) => [name, `geheim of ${name}`]),
  )
  const said = settingsFor('my-house', told).join('\n')
  expect(said).toContain('functions:secrets:set STRIPE_KEY --project my-house')
  expect(said).not.toContain('geheim')
  expect(settingsFor('my-house', {})).toHaveLength(Object.keys(secrets).length)
})
