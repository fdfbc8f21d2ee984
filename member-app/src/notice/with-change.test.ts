import { expect, it } from 'vitest'
import { withChange } from './with-change.ts'

it('shows what is on its way beside what is stored', () => {
  const stored = { topics: { comments: { mail: true } }, quietCircles: { family: true as const }, zone: 'Asia/Tokyo' }
  const changed = withChange(stored, { topics: { comments: { push: false } }, quietCircles: { football: true } })
  expect(changed).toEqual({
    topics: { comments: { mail: true, push: false } },
    quietCircles: { family: true, football: true },
    zone: 'Asia/Tokyo',
  })
  expect(withChange(changed, { quietCircles: { family: null } }).quietCircles).toEqual({ football: true })
  expect(withChange({ quiet: { from: '22:00', to: '07:00' } }, { quiet: null }).quiet).toBeNull()
  expect(withChange({ words: true }, { words: false }).words).toBe(false)
  expect(withChange({}, { answersByMail: false }).answersByMail).toBe(false)
})
