import { lastingNotes } from '@varanda/client/browser-notes'
import { beforeEach, describe, expect, it } from 'vitest'
import { $visits, noteFirstLooks, noteVisits } from './visits.ts'

const key = 'member:circle-visits'
const inOtherTab = (visits: object) => lastingNotes.set(key, JSON.stringify(visits))
const noted = () => JSON.parse(lastingNotes.get(key) ?? '{}')

describe('visits', () => {
  beforeEach(() => {
    lastingNotes.remove(key)
    $visits.set({})
  })

  it('keep what another tab noted meanwhile', () => {
    noteVisits(['primos'], 1)
    inOtherTab({ primos: 1, vizinhos: 2 })
    noteVisits(['clube'], 3)
    const all = { primos: 1, vizinhos: 2, clube: 3 }
    expect(noted()).toEqual(all)
    expect($visits.get()).toEqual(all)
  })

  it('are not put off by the first look of a tab that does not know of them', () => {
    inOtherTab({ primos: 1 })
    noteFirstLooks(['primos', 'clube'], 5)
    expect(noted()).toEqual({ primos: 1, clube: 5 })
    noteVisits(['primos'], 7)
    expect(noted()).toEqual({ primos: 7, clube: 5 })
    expect($visits.get()).toEqual({ primos: 7, clube: 5 })
  })
})
