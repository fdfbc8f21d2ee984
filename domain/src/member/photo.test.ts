import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { drawnName, drawnPhoto, drawnSchema, takenId, takenPhoto } from './photo.ts'

const id = 'aB3aB3aB3aB3aB3aB3aB'

describe('a photo', () => {
  it('names a drawing and gives its name back', () => {
    expect(v.is(drawnSchema, drawnPhoto('vo-coque'))).toBe(true)
    expect(drawnName(drawnPhoto('vo-coque'))).toBe('vo-coque')
    expect(takenId(drawnPhoto('vo-coque'))).toBeUndefined()
  })

  it('names one that was taken, which nobody chooses by writing it', () => {
    expect(takenId(takenPhoto(id))).toBe(id)
    expect(drawnName(takenPhoto(id))).toBeUndefined()
    expect(v.is(drawnSchema, takenPhoto(id))).toBe(false)
  })

  it.each(['', 'vo-coque', 'drawn:', 'drawn:Cida', 'drawn:a b', `drawn:${'x'.repeat(41)}`, 'x drawn:a', 'drawn:a\n'])(
    'is not %j',
    (text) => {
      expect(v.is(drawnSchema, text)).toBe(false)
      expect(drawnName(text)).toBeUndefined()
    },
  )

  it.each(['photo:', 'photo:short', `photo:${id}x`, `photo:../${id.slice(3)}`, `x photo:${id}`, `photo:${id}\n`])(
    'of nobody is %j',
    (text) => {
      expect(takenId(text)).toBeUndefined()
    },
  )

  it('may be missing', () => {
    expect(drawnName(undefined)).toBeUndefined()
    expect(takenId(undefined)).toBeUndefined()
  })
})
