import { expect, it } from 'vitest'
import { countFresh } from './fresh-posts.ts'

const at = (ms: number) => ({ seconds: 0, nanoseconds: 0, toMillis: () => ms, toDate: () => new Date(ms) })
const entry = (ms: number, author: string, circles?: string[]) => ({
  author: { uid: author },
  createdAt: at(ms),
  ...(circles && { circles }),
})

it('counts what others shared since the page was looked at, in each circle that gave it', () => {
  const entries = [
    entry(30, 'ana', ['f', 'p']),
    entry(20, 'beto', ['f']),
    entry(25, 'me', ['f']),
    entry(5, 'ana', ['f']),
  ]
  const fresh = countFresh(entries, { f: 10, p: 30 }, 'me')
  expect(fresh.get('f')).toBe(2)
  expect(fresh.get('p')).toBeUndefined()
  expect(countFresh([entry(30, 'ana')], { f: 10 }, 'me').size).toBe(0)
})

it('takes nothing for news in a circle that was never looked at here', () => {
  expect(countFresh([entry(30, 'ana', ['f'])], {}, 'me').size).toBe(0)
})
