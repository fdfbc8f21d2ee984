import { expect, it } from 'vitest'
import { isGivenBack, withGivenBack } from './given-back.ts'

const [ana, beto] = [
  { id: 'a', uid: 'ana' },
  { id: 'b', uid: 'beto' },
]

it('stands where nothing was begun meanwhile, below whom it stood', () => {
  const back = { text: 'Levo o gelo.', replyTo: ana }
  expect(withGivenBack(undefined, back)).toEqual(back)
  expect(withGivenBack({ text: '', replyTo: beto }, back)).toEqual(back)
})

it('stands before what was begun meanwhile, which keeps its place', () => {
  const back = { text: 'Levo o gelo.', replyTo: ana }
  const both = withGivenBack({ text: 'E o bolo', replyTo: beto }, back)
  expect(both).toEqual({ text: 'Levo o gelo.\nE o bolo', replyTo: beto })
  expect(withGivenBack({ text: 'E o bolo' }, back).replyTo).toBeUndefined()
  expect(isGivenBack(both, back)).toBe(true)
  expect(isGivenBack({ text: 'E o bolo' }, back)).toBe(false)
  expect(isGivenBack(undefined, back)).toBe(false)
})
