import { expect, it } from 'vitest'
import { comesAtAge } from './comes-at-age.ts'

it('offers a child nothing that waits for a newcomer or for support, and a youth no support', () => {
  const comes = (band: Parameters<typeof comesAtAge>[0]) =>
    (['posts', 'joined', 'supported'] as const).filter((trigger) => comesAtAge(band, trigger))
  expect(comes('child')).toEqual(['posts'])
  expect(comes('teen')).toEqual(['posts'])
  expect(comes('youth')).toEqual(['posts', 'joined'])
  expect(comes('adult')).toEqual(['posts', 'joined', 'supported'])
})
