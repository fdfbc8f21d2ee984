import { readFileSync } from 'node:fs'
import { locales } from '@varanda/domain/locale'
import { routes } from '@varanda/domain/site/routes'
import { expect, it } from 'vitest'

const publicPaths = Object.values(routes).flatMap(({ path, access }) => (access === 'none' ? [path] : []))
const files = publicPaths.flatMap((path) => locales.map((locale) => `${path.slice(1) || 'home'}-${locale}.png`))

it.each(files)('%s goes along with its page, in the size that messengers ask for, and is light', (file) => {
  const png = readFileSync(new URL(`../../site/public/og/${file}`, import.meta.url))
  expect({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) }).toEqual({ width: 1200, height: 630 })
  expect(png.length).toBeLessThanOrEqual(60_000)
})
