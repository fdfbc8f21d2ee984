import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { memberName } from './member/member.ts'
import { commentText } from './post/comment.ts'
import { postText } from './post/post.ts'

const blanks = ['\u200B', '\u200B \uFEFF', '\u3164', '\u2800\u2800', '\u200D']

describe('text that shows nothing', () => {
  it.each(blanks)('is no name, no post and no comment: %j', (text) => {
    for (const schema of [memberName, postText, commentText]) expect(v.is(schema, text)).toBe(false)
  })

  it('may stand beside what shows: emoji are joined by a zero-width character', () => {
    for (const schema of [memberName, postText, commentText]) expect(v.parse(schema, '👩‍👧 Ana')).toBe('👩‍👧 Ana')
  })

  it('is refused when it is half a character', () => {
    for (const schema of [postText, commentText]) expect(v.is(schema, 'a\uD83D')).toBe(false)
  })
})

it('a name cannot turn round what follows it', () => {
  expect(v.parse(memberName, 'Ana\u202E adiC anoD')).toBe('Ana adiC anoD')
  expect(v.is(memberName, '\u202E')).toBe(false)
  expect(v.parse(memberName, 'Ana\u2028Clara\u200B\u{E0041}\u00AD\u200D')).toBe('Ana Clara')
  expect(v.is(memberName, `A${'\u0301'.repeat(59)}`)).toBe(false)
  for (const name of ['Varanda', 'ADMIN', '★ Administrador ★', 'Equipe da Varanda', 'Administração', 'The Varanda']) {
    expect(v.is(memberName, name), name).toBe(false)
  }
  for (const name of ['Sandra Varandas', 'Adélia', 'Nguyễn Thị Bé', '👩🏽‍🦱 Lia', 'Ademir', 'Casa', 'José d’Ávila']) {
    expect(v.parse(memberName, name)).toBe(name)
  }
})
