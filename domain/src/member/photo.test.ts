import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { drawnName, drawnPhoto, memberPhoto } from './photo.ts'

describe('a photo', () => {
  it('names a drawing and gives its name back', () => {
    expect(v.is(memberPhoto, drawnPhoto('vo-coque'))).toBe(true)
    expect(drawnName(drawnPhoto('vo-coque'))).toBe('vo-coque')
  })

  it.each(['', 'vo-coque', 'drawn:', 'drawn:Cida', 'drawn:a b', `drawn:${'x'.repeat(41)}`, 'x drawn:a', 'drawn:a\n'])(
    'is not %j',
    (text) => {
      expect(v.is(memberPhoto, text)).toBe(false)
      expect(drawnName(text)).toBeUndefined()
    },
  )

  it('may be missing', () => {
    expect(drawnName(undefined)).toBeUndefined()
  })
})
