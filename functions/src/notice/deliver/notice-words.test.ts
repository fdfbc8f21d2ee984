import { locales } from '@varanda/domain/locale'
import { notices as noticesPt } from '@varanda/domain/notice/messages/pt/notices'
import type { InstanceNotice, InstanceNoticeKind } from '@varanda/domain/notice/notice'
import { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { sayInstanceNotice } from './notice-words.ts'

const notice = (kind: InstanceNoticeKind, name: string): InstanceNotice => ({
  kind,
  at: Timestamp.now(),
  by: { uid: 'bia', name },
  words: '',
  readAt: null,
  unread: true,
})
const kinds = Object.keys(noticesPt.kinds) as InstanceNoticeKind[]

it('says who did it as the list does, and nobody where they are gone', () => {
  const title = (kind: InstanceNoticeKind, name: string) => sayInstanceNotice(notice(kind, name), 'pt').title
  expect(title('connection-made', 'Bia Souza')).toBe('Bia e você se conectaram')
  expect(title('connection-made', '')).toBe('Vocês estão conectados agora')
  expect(title('connection-asked', 'Bia Souza')).toBe('Bia quer se conectar com você')
  expect(title('connection-asked', '')).toBe('Alguém quer se conectar com você')
  const due = { ...notice('support-due', ''), amount: 1000 }
  expect(sayInstanceNotice(due, 'en').title).toContain('support Someone:')
})

describe.each(locales)('in %s', (locale) => {
  it.each(kinds)('%s names whoever did it, or says that it was somebody, and never both', (kind) => {
    const [named, unnamed] = ['Bia Souza', ''].map((name) => sayInstanceNotice(notice(kind, name), locale).title)
    const somebody = /algu[eé]m|someone|somebody/i
    if (named!.includes('Bia')) expect(named).not.toMatch(somebody)
    expect(named!.includes('Bia')).toBe(kind in noticesPt.byPerson)
    expect(named).not.toMatch(/Bia: |Souza|undefined/)
    expect(unnamed).not.toMatch(/Bia|undefined|^[\s:a-z]/)
  })
})
