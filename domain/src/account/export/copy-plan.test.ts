import { describe, expect, it } from 'vitest'
import { personalDocuments } from '../personal-data/documents.ts'
import { personalFiles } from '../personal-data/files.ts'
import { copiedFiles, copySteps, partOf } from './copy-plan.ts'
import { exportParts } from './export.ts'

const rows = Object.entries(personalDocuments as Record<string, { copyFor?: string }>)

describe('the plan of a copy', () => {
  it('has a step for every row that somebody gets, and no other', () => {
    const given = rows.filter(([, { copyFor }]) => copyFor !== undefined).map(([name]) => name)
    expect(copySteps.map(({ row }) => row as string).sort()).toEqual(given.sort())
    const places = Object.entries(personalFiles as Record<string, { copyFor?: string }>)
    expect(copiedFiles as string[]).toEqual(places.filter(([, one]) => one.copyFor !== undefined).map(([name]) => name))
  })

  it('says how each is found by its place and path', () => {
    const walkOf = (row: string) => copySteps.find((step) => step.row === row)!
    expect(walkOf('contact')).toMatchObject({ walk: 'one' })
    expect(walkOf('notice')).toMatchObject({ walk: 'list', collection: 'notices' })
    expect(walkOf('entry')).toMatchObject({ walk: 'having', collection: 'feed', moment: 'savedAt' })
    expect(walkOf('circleMember')).toMatchObject({ walk: 'list-in-circles', collection: 'circleMembers' })
    expect(walkOf('receipt')).toMatchObject({ walk: 'one-below' })
    expect(walkOf('version')).toMatchObject({ walk: 'list-below', collection: 'versions' })
    expect(walkOf('report')).toMatchObject({ walk: 'found', collection: 'reports', everywhere: false, field: 'by.uid' })
    expect(walkOf('comment')).toMatchObject({ walk: 'found', collection: 'comments', everywhere: true })
  })

  it('goes through the parts in order, and leaves the last ones to files, album and binding', () => {
    const parts = copySteps.map(partOf)
    expect(parts).toEqual(parts.toSorted((one, other) => one - other))
    expect(new Set(parts)).toEqual(new Set([0, 1, 2, 3]))
    expect(Math.max(...parts)).toBeLessThan(exportParts - 3)
  })
})
