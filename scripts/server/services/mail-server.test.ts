import { describe, expect, it } from 'vitest'
import { readMemberQuota } from '../member-quota.ts'
import { StartError } from '../options.ts'
import { readMailServer, readMailsPerDay } from './mail-server.ts'

describe('the mail server of .env', () => {
  it('is not there, or an address with the name as sender, or with a sender of its own', () => {
    expect(readMailServer({ VARANDA_SMTP_URL: '' })).toBeUndefined()
    const url = 'smtps://casa%40example.org:geheim@mail.example.org'
    expect(readMailServer({ VARANDA_SMTP_URL: url })).toEqual({ url, from: 'casa@example.org' })
    expect(readMailServer({ VARANDA_SMTP_URL: url, VARANDA_MAIL_FROM: 'oi@example.org' })?.from).toBe('oi@example.org')
  })

  it.each(['mail.example.org', 'https://a:geheim@b.example', 'smtp://', 'smtp://name:geheim@mail.example.org'])(
    'is refused as %s, and no password is repeated',
    (url) => {
      const read = () => readMailServer({ VARANDA_SMTP_URL: url })
      expect(read).toThrow(StartError)
      expect(read).not.toThrow(/geheim/)
    },
  )
})

it('room for photos is a number of GiB', () => {
  expect(readMemberQuota({})).toBeUndefined()
  expect(readMemberQuota({ VARANDA_MEMBER_GIB: '0.5' })).toBe(512 * 1024 ** 2)
  for (const wrong of ['much', '0', '-1'])
    expect(() => readMemberQuota({ VARANDA_MEMBER_GIB: wrong })).toThrow(StartError)
})

it('mails a day are a number', () => {
  expect([{}, { VARANDA_MAILS_PER_DAY: '' }, { VARANDA_MAILS_PER_DAY: '0' }].map(readMailsPerDay)).toEqual([
    undefined,
    undefined,
    0,
  ])
  expect(readMailsPerDay({ VARANDA_MAILS_PER_DAY: '250' })).toBe(250)
  for (const wrong of ['many', '-1', '2.5', '1e3'])
    expect(() => readMailsPerDay({ VARANDA_MAILS_PER_DAY: wrong })).toThrow(StartError)
})
