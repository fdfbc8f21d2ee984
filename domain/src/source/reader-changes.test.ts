import { describe, expect, it } from 'vitest'
import type { Moment } from '../moment.ts'
import { type Audience, forConnections, forPeople } from '../post/audience.ts'
import { changesOfReaders, type SourceLog } from './reader-changes.ts'
import type { MemberRow, SourceChange } from './source.ts'

const at = (milliseconds: number): Moment => ({
  seconds: 0,
  nanoseconds: milliseconds * 1e6,
  toMillis: () => milliseconds,
  toDate: () => new Date(milliseconds),
})
const post = { author: 'ana', createdAt: at(100) }
const inFamily: Audience = { connections: false, circles: ['family'], people: [], except: [] }
const row = (since: number, from = since): MemberRow => ({ since: at(since), from: at(from) })
const came = (uid: string, when: number, from = when): SourceChange => ({
  uid,
  change: 'came',
  at: at(when),
  from: at(from),
})
const left = (uid: string, when: number): SourceChange => ({ uid, change: 'left', at: at(when) })

const connections = (changes: SourceChange[]): SourceLog => ({
  source: 'users/ana',
  changes,
  rows: {},
  isLater: false,
  isGroup: false,
})
const family = (changes: SourceChange[], more: Partial<SourceLog> = {}): SourceLog => ({
  source: 'circles/family',
  changes,
  rows: { ana: row(1) },
  isLater: false,
  isGroup: true,
  ...more,
})
const told = (audience: Audience, logs: SourceLog[], first: string[] = []) =>
  changesOfReaders(post, audience, logs, first).map(({ uid, change, at }) => `${uid} ${change} ${at.toMillis()}`)

describe('what changed in who has a post', () => {
  it('is who came and got it, and who had it and went, newest first', () => {
    const logs = [connections([left('beto', 110), came('caio', 120, 50)]), family([came('dora', 115, 0)])]
    const both = { ...forConnections(), circles: ['family'] }
    expect(told(both, logs, ['beto'])).toEqual(['caio came 120', 'dora came 115', 'beto left 110'])
  })

  it('is nobody who came for what is shared later, nor their going', () => {
    expect(told(forConnections(), [connections([came('beto', 110), left('beto', 120)])])).toEqual([])
  })

  it('is nobody who went without having had it', () => {
    expect(told(forConnections(), [connections([left('beto', 110)])], ['caio'])).toEqual([])
  })

  it('asks the row of who is there now, where the log does not say from when on', () => {
    const old: SourceChange = { uid: 'beto', change: 'came', at: at(110) }
    const moved = came('caio', 120)
    const rows = { ana: row(1), beto: row(110, 50), caio: row(120, 60) }
    expect(told(inFamily, [family([old, moved], { rows })])).toEqual(['caio came 120', 'beto came 110'])
    expect(told(inFamily, [family([old], { rows: { ana: row(1), beto: row(130, 50) } })])).toEqual([])
  })

  it('takes what began just before the post by whether the post went to them', () => {
    const before = [came('beto', 90), left('caio', 91), came('dora', 92), left('ema', 93)]
    expect(told(forConnections(), [connections(before)], ['beto', 'caio'])).toEqual(['dora came 92', 'caio left 91'])
    const twice = [came('beto', 90), left('caio', 91), left('beto', 95), came('caio', 96)]
    expect(told(forConnections(), [connections(twice)], ['caio'])).toEqual([])
    const both = { ...forConnections(), circles: ['family'] }
    expect(told(both, [connections([]), family([left('beto', 90)])], ['beto'])).toEqual([])
  })

  it('leaves out who is excepted, who is not named, and albums that were taken along', () => {
    const changes = [left('beto', 110), left('caio', 120), { uid: 'dora', change: 'took-album', at: at(130) } as const]
    const first = ['beto', 'caio', 'dora']
    expect(told(forConnections(['beto']), [connections(changes)], first)).toEqual(['caio left 120'])
    expect(told(forPeople(['beto']), [connections(changes)], first)).toEqual(['beto left 110'])
  })

  it('of a group is only what happened while its author was in it', () => {
    const first = ['beto', 'caio', 'dora', 'ema']
    const stays = [left('beto', 110), left('ana', 120), left('caio', 130), came('ana', 140), left('dora', 150)]
    expect(told(inFamily, [family(stays)], first)).toEqual(['dora left 150', 'beto left 110'])
    expect(told(inFamily, [family([left('ema', 160)], { rows: {} })], first)).toEqual([])
    const own = family(stays, { isGroup: false })
    expect(told(inFamily, [own], first)).toEqual(['dora left 150', 'caio left 130', 'beto left 110'])
  })

  it('of a source that the post came into later takes those who went for some who had it', () => {
    const later = family([left('beto', 110)], { isLater: true })
    expect(told(inFamily, [later])).toEqual(['beto left 110'])
  })
})
