import { expect, it } from 'vitest'
import { blogLimits, isBlogId } from './blog.ts'
import { slugOf } from './slug.ts'

it('leaves accents and signs behind', () => {
  expect(slugOf('  Pão de queijo: a receita da Vó Cida!  ', 80)).toBe('pao-de-queijo-a-receita-da-vo-cida')
  expect(slugOf('Ação & reação', 80)).toBe('acao-reacao')
  expect(slugOf('ﬁm de ano 2026', 80)).toBe('fim-de-ano-2026')
})

it('cuts between words, and a word that is too long by itself', () => {
  expect(slugOf('uma casa com quintal', 10)).toBe('uma-casa')
  expect(slugOf('x'.repeat(90), 80)).toBe('x'.repeat(80))
})

it('has nothing to say of what has no letters that addresses know', () => {
  expect(slugOf('😀 ¿?', 80)).toBe('')
  expect(slugOf('日本', 80)).toBe('')
})

it('makes what a post may live at', () => {
  for (const title of ['Roda de choro', 'A'.repeat(300), 'palavras '.repeat(40), 'a--b__c']) {
    expect(isBlogId(slugOf(title, blogLimits.id)), title).toBe(true)
  }
})
