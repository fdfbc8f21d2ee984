import { forConnections, forPeople } from '@varanda/domain/post/audience'
import { expect, it } from 'vitest'
import { withCleared } from './cleared.ts'

const photo = (id: string) => ({ id, width: 4, height: 3 })
const [ana, beto, all] = [forPeople(['ana']), forPeople(['beto']), forConnections()]

it('is what was cleared where nothing was begun since', () => {
  const cleared = { text: 'Bolo', photos: [photo('a')], audience: ana }
  expect(withCleared({ text: '', photos: [], audience: undefined }, cleared, all)).toEqual(cleared)
})

it('stands before what was begun since, and takes none of it away', () => {
  const cleared = { text: 'Bolo', photos: [photo('a'), photo('b')] }
  const back = withCleared({ text: 'Pudim', photos: [photo('b'), photo('c')] }, cleared, all)
  expect(back.text).toBe('Bolo\n\nPudim')
  expect(back.photos?.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

it('is for whom it was for, unless somebody was chosen since', () => {
  const cleared = { text: 'Bolo', audience: ana }
  expect(withCleared({ text: 'Pudim', audience: all }, cleared, all).audience).toEqual(ana)
  expect(withCleared({ text: 'Pudim', audience: beto }, cleared, all).audience).toEqual(beto)
})
