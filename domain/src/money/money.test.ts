import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostAmount, percentOf, plus, sumOf } from './amount.ts'
import { currencyCodes } from './currency.ts'
import { decimalText, formatMoney } from './format-money.ts'
import { parseAmount } from './parse-amount.ts'

describe('money', () => {
  it.each([
    ['12', 1200],
    ['12,34', 1234],
    ['12.34', 1234],
    ['12,3', 1230],
    ['4.35', 435],
    ['1.15', 115],
    ['R$ 1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['1 234,56', 123_456],
    ['1.234', 123_400],
    ['1.234.567,89', 123_456_789],
    ['0,07', 7],
    ['', undefined],
    ['-1', undefined],
    ['12,345', undefined],
    ['R$ 1,200', undefined],
    ['R$ 1.200', 120_000],
    ['1,234,567', 123_456_700],
    ['0,123', undefined],
    ['1.2.3', undefined],
    ['1,234,5', undefined],
    ['1e3', undefined],
    ['12.34.56', undefined],
    ['9999999999999', undefined],
  ])('reads %s', (text, amount) => {
    expect(parseAmount(text, 'BRL')).toBe(amount)
  })

  it('reads groups of a currency that has nothing behind a comma', () => {
    expect(parseAmount('12,345', 'JPY')).toBe(12_345)
    expect(parseAmount('12.345', 'JPY')).toBe(12_345)
  })

  it('reads what it wrote, in every currency and language, to the last digit', () => {
    const amounts = fc.integer({ min: 0, max: mostAmount })
    fc.assert(
      fc.property(
        amounts,
        fc.constantFrom(...currencyCodes),
        fc.constantFrom('pt-BR', 'en-US'),
        (amount, currency, locale) => {
          expect(parseAmount(formatMoney({ amount, currency }, locale), currency)).toBe(amount)
          expect(parseAmount(decimalText({ amount, currency }), currency)).toBe(amount)
        },
      ),
    )
  })

  it('writes what floating point would not', () => {
    expect(formatMoney({ amount: 999_999_999_999, currency: 'BRL' }, 'pt-BR')).toBe('R$\u00a09.999.999.999,99')
    expect(formatMoney({ amount: 120_000, currency: 'BRL' }, 'pt-BR', 'short')).toBe('R$\u00a01.200')
    expect(formatMoney({ amount: 1500, currency: 'JPY' }, 'en-US')).toBe('¥1,500')
    expect(decimalText({ amount: -5, currency: 'USD' })).toBe('-0.05')
  })

  it('says a hundred percent only of all of it, and adds no more than it can say', () => {
    expect(percentOf(199_999, 200_000)).toBe(99)
    expect(percentOf(200_000, 200_000)).toBe(100)
    expect(percentOf(300_000, 200_000)).toBe(150)
    expect(sumOf([1, 2, 3])).toBe(6)
    expect(() => plus(Number.MAX_SAFE_INTEGER, 1)).toThrow(RangeError)
    expect(() => plus(0.5, 1)).toThrow(RangeError)
  })
})
