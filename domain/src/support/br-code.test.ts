import { describe, expect, it } from 'vitest'
import { asciiFold } from './ascii-fold.ts'
import { brCode, readBrCode, writeBrCode } from './br-code.ts'
import { crc16, NotACode } from './tlv.ts'

const dynamic =
  '00020101021226700014br.gov.bcb.pix2548pix.example.com/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***'
const recurrence = '80740014br.gov.bcb.pix2552pix.example.com/rec/2353c790eefb11eaadc10242ac120002'
/** What the central bank's manual prints (2.6.3, 2.7.2, 2.8.5 and the two beside it). */
const published = {
  fixed:
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
  dynamic: `${dynamic}630464E4`,
  'composite with an amount': `00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865406100.505802BR5913Fulano de Tal6008BRASILIA62070503***${recurrence}63042875`,
  'of a recurrence alone': `00020126180014br.gov.bcb.pix5204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***${recurrence}6304F2DA`,
  'dynamic and composite': `${dynamic}${recurrence}6304FB42`,
}

describe('a BR Code', () => {
  it('is built as the central bank prints it', () => {
    const key = '123e4567-e12b-12d1-a456-426655440000'
    expect(brCode({ key, receiver: 'Fulano de Tal', city: 'BRASILIA' })).toBe(published.fixed)
  })

  it.each(Object.entries(published))('that is %s is the same after it was read', (_, code) => {
    expect(writeBrCode(readBrCode(code))).toBe(code)
  })

  it('has its check in four digits, and is refused where one letter of it is another', () => {
    expect(crc16('123456789')).toBe('29B1')
    const { fixed } = published
    for (let at = 0; at < fixed.length; at++) {
      const other = `${fixed.slice(0, at)}${fixed[at] === '0' ? '1' : '0'}${fixed.slice(at + 1)}`
      expect(() => readBrCode(other), String(at)).toThrow(NotACode)
    }
  })

  it('holds two decimals, and no amount that is nothing', () => {
    const plain = { key: 'ana@example.org', receiver: 'Ana', city: 'Recife' }
    expect(brCode({ ...plain, amount: 120 })).toContain('54041.20')
    expect(brCode({ ...plain, amount: 7 })).toContain('54040.07')
    expect(brCode(plain)).not.toContain('5404')
    expect(() => brCode({ ...plain, amount: 0 })).toThrow(RangeError)
  })

  it('takes a key as long as the directory has, no longer one, and ids of letters and digits alone', () => {
    const long = (length: number) => `${'a'.repeat(length - 10)}@b.example`.slice(0, length)
    const plain = { receiver: 'Ana', city: 'Recife' }
    expect(readBrCode(brCode({ ...plain, key: long(77) }))).toHaveLength(8)
    expect(() => brCode({ ...plain, key: long(78) })).toThrow(RangeError)
    for (const txid of ['', 'a-b', 'a b', 'a'.repeat(26)])
      expect(() => brCode({ ...plain, key: long(20), txid })).toThrow(RangeError)
  })

  it('is of ASCII: names lose their marks, are cut and trimmed, and one of nothing else is refused', () => {
    expect(asciiFold('Conceição Gonçalves', 25)).toBe('Conceicao Goncalves')
    expect(asciiFold('Ægir Łukasz Straße Øst', 25)).toBe('AEgir Lukasz Strasse Ost')
    expect(asciiFold('  Maria  da\nSilva Albuquerque e Sá', 25)).toBe('Maria da Silva Albuquerqu')
    expect(asciiFold('Maria das Dores Albuquer que', 25)).toBe('Maria das Dores Albuquer')
    expect(asciiFold('李雷', 25)).toBe('')
    expect(() => brCode({ key: 'ana@example.org', receiver: '李雷', city: 'Recife' })).toThrow(RangeError)
  })
})
