import { describe, expect, it } from 'vitest'
import type { InstanceCondition } from './condition.ts'
import { needsOf, needsOfMachine, pressureOf } from './needs.ts'

const now = new Date('2026-11-23T12:00:00Z')
const well = {
  kind: 'here',
  ok: true,
  diskFreeBytes: 1e9,
  databaseBytes: 1e6,
  filesBytes: 1e6,
  jobs: { waiting: 0, dead: 0 },
  uptimeSeconds: 60,
  lastBackupAt: '2026-11-22T12:00:00Z',
} as const satisfies InstanceCondition
const kinds = (...state: Parameters<typeof needsOf>) => needsOf(...state).map(({ kind }) => kind)

describe('what asks for an administrator', () => {
  it('is nothing where nothing waits, or where nothing could be read', () => {
    expect(needsOf({}, now)).toEqual([])
    const calm = { requests: { waiting: 0, due: 0, late: 0 }, openReports: 0, condition: well, operator: 'Dona Cida' }
    expect(needsOf({ ...calm, nights: {} }, now)).toEqual([])
  })

  it('is named with the most pressing first', () => {
    const requests = { waiting: 8, due: 2, late: 0 }
    expect(kinds({ requests, deadMail: 1, operator: '', openReports: 1 }, now)).toEqual([
      'reports',
      'requests',
      'dead-mail',
      'no-operator',
    ])
    expect(kinds({ requests: { ...requests, late: 1 }, openReports: 1 }, now)).toEqual(['requests', 'reports'])
    expect(kinds({ seatRequests: 1, deadMail: 1, openReports: 1 }, now)).toEqual(['reports', 'seats', 'dead-mail'])
    expect(kinds({ openReports: 1, openAppeals: 2, deadMail: 1 }, now)).toEqual(['reports', 'appeals', 'dead-mail'])
  })

  it('is a round of the night that found what should not be', () => {
    const at = now as never
    const entries = { at, posts: 9, missing: 0, extra: 1, named: [] }
    const accounts = { at, deleted: 0, withoutStanding: 0, withoutAccount: 9, suspended: 0, tooMany: true }
    expect(kinds({ nights: { entries, accounts } }, now)).toEqual(['entries-differ', 'accounts-gone'])
  })

  it('is a machine without a copy, or with an old one, however well it runs', () => {
    expect(needsOfMachine(well, now)).toEqual([])
    expect(needsOfMachine({ ...well, lastBackupAt: null }, now)).toEqual([{ kind: 'no-backup' }])
    expect(needsOfMachine({ ...well, lastBackupAt: '2026-11-13T11:00:00Z' }, now)).toEqual([
      { kind: 'old-backup', days: 10 },
    ])
    expect(needsOfMachine({ kind: 'elsewhere' }, now)).toEqual([])
  })

  it('presses as the oldest request does', () => {
    expect(pressureOf({ kind: 'requests', waiting: 3, due: 1, late: 1 })).toBe('late')
    expect(pressureOf({ kind: 'requests', waiting: 3, due: 1, late: 0 })).toBe('due')
    expect(pressureOf({ kind: 'requests', waiting: 3, due: 0, late: 0 })).toBe('calm')
  })
})
