import { describe, expect, it } from 'vitest'
import { isInviteToken, isPostIdOf, newId, newInviteToken, newPostId } from './ids.ts'

describe('ids', () => {
  it('are 20 letters and digits, never twice', () => {
    const made = Array.from({ length: 500 }, newId)
    for (const id of made) expect(id).toMatch(/^[A-Za-z0-9]{20}$/)
    expect(new Set(made).size).toBe(500)
  })

  it('knows an invite token from anything else', () => {
    expect(isInviteToken(newInviteToken())).toBe(true)
    for (const text of ['', 'short', `${newInviteToken()}x`, '../../../../../../../../..'])
      expect(isInviteToken(text)).toBe(false)
  })

  it('ties a post id to its author', () => {
    const id = newPostId('ana')
    expect(isPostIdOf(id, 'ana')).toBe(true)
    expect(isPostIdOf(id, 'an')).toBe(false)
    expect(isPostIdOf(id, 'beto')).toBe(false)
    expect(isPostIdOf(`${id}/x`, 'ana')).toBe(false)
  })
})
