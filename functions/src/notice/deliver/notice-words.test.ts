import type { InstanceNotice } from '@varanda/domain/notice/notice'
import { Timestamp } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'
import { sayInstanceNotice } from './notice-words.ts'

it('names nobody where whoever did it is gone', () => {
  const notice = (name: string): InstanceNotice => ({
    kind: 'connection-made',
    at: Timestamp.now(),
    by: { uid: 'bia', name },
    words: '',
    readAt: null,
    unread: true,
  })
  expect(sayInstanceNotice(notice('Bia'), 'pt').title).toBe('Bia: Vocês estão conectados agora')
  expect(sayInstanceNotice(notice(''), 'pt').title).toBe('Vocês estão conectados agora')
  const due = { ...notice(''), kind: 'support-due', amount: 1000 } as InstanceNotice
  expect(sayInstanceNotice(due, 'en').title).toContain('support Someone:')
})
