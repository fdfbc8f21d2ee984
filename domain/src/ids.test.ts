import { describe, expect, it } from 'vitest'
import {
  inviteTokenOf,
  isCircleIdOf,
  isInviteToken,
  isPostIdOf,
  newCircleId,
  newId,
  newInviteToken,
  newPostId,
} from './ids.ts'

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

  it('makes of 32 bytes one token, another of each other bytes', () => {
    const tokens = Array.from({ length: 256 }, (_, last) => inviteTokenOf(new Uint8Array(32).fill(7).with(31, last)))
    expect(tokens.every(isInviteToken)).toBe(true)
    expect(new Set(tokens).size).toBe(256)
    expect(inviteTokenOf(new Uint8Array(32).fill(7))).toBe(tokens[7])
    expect(isInviteToken(inviteTokenOf(new Uint8Array(32)))).toBe(true)
  })

  it('ties a post id to its author', () => {
    const id = newPostId('ana')
    expect(isPostIdOf(id, 'ana')).toBe(true)
    expect(isPostIdOf(id, 'an')).toBe(false)
    expect(isPostIdOf(id, 'beto')).toBe(false)
    expect(isPostIdOf(`${id}/x`, 'ana')).toBe(false)
  })

  it('marks a circle’s id with who makes it', () => {
    const made = Array.from({ length: 200 }, () => newCircleId('ana'))
    expect(new Set(made).size).toBe(200)
    expect(made.every((id) => isCircleIdOf(id, 'ana'))).toBe(true)
    expect(made.some((id) => isCircleIdOf(id, 'beto') || isCircleIdOf(id, 'an') || isCircleIdOf(`${id}x`, 'ana'))).toBe(
      false,
    )
    expect(isCircleIdOf(newId(), 'ana')).toBe(false)
  })
})
