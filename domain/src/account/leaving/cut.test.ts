import { expect, it } from 'vitest'
import { cutOut } from './cut.ts'

const cut = (data: Record<string, unknown>, place: string) => cutOut(data, place, 'ana', 'x')

it.each([
  ['people{}', { people: { ana: { name: 'Ana' }, beto: {} } }, { people: { beto: {} } }],
  ['people{}[]', { people: { beto: ['ana', 'caio'] } }, { people: { beto: ['caio'] } }],
  ['readers[]', { readers: ['ana', 'beto'] }, { readers: ['beto'] }],
  ['by.uid', { by: { uid: 'ana', name: 'Ana', photo: 'p' } }, { by: { uid: 'x', name: '' } }],
  [
    'circle.owner.uid',
    { circle: { owner: { uid: 'ana', name: 'Ana' } } },
    { circle: { owner: { uid: 'x', name: '' } } },
  ],
  ['guardian', { guardian: 'ana', name: 'Lia' }, { guardian: null, name: 'Lia' }],
  ['successor', { successor: 'ana' }, { successor: 'x' }],
  [
    'acceptances[].uid',
    { acceptances: [{ uid: 'ana', name: 'Ana', at: 1 }] },
    { acceptances: [{ uid: 'x', name: '', at: 1 }] },
  ],
  ['pairs[].one', { pairs: [{ one: 'ana', other: 'beto' }] }, { pairs: [] }],
])('takes somebody out at %s, and nobody else', (place, before, after) => {
  expect(cut(before, place)).toEqual(after)
  // A second time there is nothing to do, and a document that names nobody is left as it is.
  expect(cut(after, place)).toBe(after)
  expect(cut({ other: 1 }, place)).toEqual({ other: 1 })
})
