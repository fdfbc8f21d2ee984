import { expect, it } from 'vitest'
import { linesThatName, textLinesThatName } from './brand-literals.ts'

const found = (text: string) => linesThatName('a.tsx', text, 'Varanda').length > 0

it.each([
  "const words = { title: 'Sair da Varanda' }",
  `const text = (n: number) => \`\${n} at Varanda\``,
  `const text = \`Varanda’s \${n}\``,
  `const text = \`\${n}, Varanda, \${n}\``,
  'const text = `The Varanda blog`',
  'const part = <p>Entrar na Varanda</p>',
  'const part = <img alt="Varanda" />',
  'const name = /^Varanda$/',
])('finds %s', (text) => {
  expect(found(text)).toBe(true)
})

it.each([
  `const text = \`Sair da \${brand.name}\``,
  "const text = 'Voltar para a varanda'",
  "import { brand } from '@varanda/domain/brand'",
  'const key = process.env.VARANDA_HEALTHY',
  "const text = 'Sandra Varandas'",
  '// Varanda',
])('leaves %s', (text) => {
  expect(found(text)).toBe(false)
})

it('tells the line, of code and of pages', () => {
  expect(linesThatName('a.ts', `const a = 1\nconst b = \`\n  at Varanda \${a}\``, 'Varanda')).toEqual([3])
  expect(textLinesThatName('<head>\n<title>Varanda</title>', 'Varanda')).toEqual([2])
})
