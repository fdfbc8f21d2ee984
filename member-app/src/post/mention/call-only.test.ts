import fc from 'fast-check'
import { expect, it } from 'vitest'
import { callOnly } from './call-only.ts'

const names: Record<string, string> = { ana: 'Ana Prado', lucia: 'Tia Lúcia Andrade' }
const nameOf = (uid: string) => names[uid] ?? 'alguém'
const only = (stored: string, ...readers: string[]) => callOnly(stored, (uid) => readers.includes(uid), nameOf)

it('goes on calling whoever reads, and leaves of others their name', () => {
  expect(only('@{ana}, a @{lucia} vem?', 'ana')).toBe('@{ana}, a @Tia Lúcia vem?')
  expect(only('@{ana}, a @{lucia} vem?')).toBe('@Ana, a @Tia Lúcia vem?')
  expect(only('Com @{zeca} e @{ana}', 'ana')).toBe('Com @alguém e @{ana}')
})

it('changes nothing where everybody reads', () => {
  const piece = fc.constantFrom('@{ana}', '@{lucia}', '@', ' ', 'a', '#b', 'www.a.example/')
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      expect(only(pieces.join(''), 'ana', 'lucia')).toBe(pieces.join(''))
    }),
  )
})
