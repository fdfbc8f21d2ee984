import { memberLimits } from '@varanda/domain/member/member'
import { expect, it } from 'vitest'
import { checkProfile } from './check-profile.ts'

it('cleans what fits', () => {
  expect(checkProfile({ name: '  Ana   Andrade ', bio: ' oi ' })).toEqual({
    ok: true,
    profile: { name: 'Ana Andrade', bio: 'oi' },
  })
})

it('says what is wrong under its own field', () => {
  expect(checkProfile({ name: '   ', bio: '' })).toEqual({ ok: false, name: 'nameEmpty' })
  expect(checkProfile({ name: 'a'.repeat(memberLimits.name + 1), bio: 'b'.repeat(memberLimits.bio + 1) })).toEqual({
    ok: false,
    name: 'nameLong',
    bio: 'bioLong',
  })
})
