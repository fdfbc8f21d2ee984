import { describe, expect, it } from 'vitest'
import { pixKeyOf } from './pix-key.ts'

describe('a key of Pix', () => {
  it.each([
    ['cpf', '529.982.247-25', '52998224725'],
    ['cpf', '52998224724', undefined],
    ['cpf', '11111111111', undefined],
    ['cnpj', '00.000.000/0001-91', '00000000000191'],
    ['cnpj', '12.abc.345/01de-35', '12ABC34501DE35'],
    ['cnpj', '00000000E08G12', '00000000E08G12'],
    ['cnpj', '93ZB0VRYV6KA67', '93ZB0VRYV6KA67'],
    ['cnpj', '93ZB0VRYV6KA66', undefined],
    ['phone', '(81) 99876-5432', '+5581998765432'],
    ['phone', '+55 81 99876-5432', '+5581998765432'],
    ['phone', '8133334444', undefined],
    ['phone', '+351 912 345 678', undefined],
    ['phone', '(01) 99876-5432', undefined],
    ['email', ' Paula@Example.org ', 'paula@example.org'],
    ['email', `${'a'.repeat(70)}@b.example`, undefined],
    ['email', 'paula@example', undefined],
    ['evp', '123E4567-E12B-12D1-A456-426655440000', '123e4567-e12b-12d1-a456-426655440000'],
    ['evp', '123e4567e12b12d1a456426655440000', undefined],
  ] as const)('%s %s', (kind, typed, key) => {
    expect(pixKeyOf(kind, typed)).toBe(key)
  })
})
