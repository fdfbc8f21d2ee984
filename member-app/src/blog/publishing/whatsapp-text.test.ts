import { expect, it } from 'vitest'
import { htmlOfPlainText } from './whatsapp-text.ts'

it('parts paragraphs at empty lines and keeps the others', () => {
  expect(htmlOfPlainText('Um\r\nDois\n\n\nTrês')).toBe('<p>Um<br>Dois</p><p>Três</p>')
})

it('reads WhatsApp’s marks where they are marks', () => {
  expect(htmlOfPlainText('O *bolo* da _vó_, *_hoje_*')).toBe(
    '<p>O <strong>bolo</strong> da <em>vó</em>, <strong><em>hoje</em></strong></p>',
  )
  expect(htmlOfPlainText('2*3*4, um_nome_de_arquivo, * solto *')).toBe('<p>2*3*4, um_nome_de_arquivo, * solto *</p>')
})

it('leaves out who said it and when', () => {
  expect(htmlOfPlainText('[14:03, 21/11/2026] Cida: Oi\n[14:04, 21/11/2026] Beto Silva: Olá: tudo?')).toBe(
    '<p>Oi</p><p>Olá: tudo?</p>',
  )
  expect(htmlOfPlainText('21/11/2026 14:03 - Cida: Oi')).toBe('<p>Oi</p>')
  expect(htmlOfPlainText('Nota: leia')).toBe('<p>Nota: leia</p>')
})

it('is words, whatever they look like', () => {
  expect(htmlOfPlainText('<img src=x onerror="alert(1)"> & *<b>*')).toBe(
    '<p>&#60;img src=x onerror=&#34;alert(1)&#34;&#62; &#38; <strong>&#60;b&#62;</strong></p>',
  )
})
