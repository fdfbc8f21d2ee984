import { describe, expect, it } from 'vitest'
import { circlePage as pageEn } from './messages/en/circle-page.ts'
import { managing as managingEn } from './messages/en/managing.ts'
import { circlePage as pagePt } from './messages/pt/circle-page.ts'
import { managing as managingPt } from './messages/pt/managing.ts'

const languages = {
  pt: { page: pagePt, managing: managingPt, called: { group: 'grupo', public: 'círculo', private: 'círculo' } },
  en: { page: pageEn, managing: managingEn, called: { group: 'group', public: 'circle', private: 'circle' } },
}

describe.each(Object.entries(languages))('in %s', (_, { page, managing, called }) => {
  it.each(['group', 'private'] as const)('a full %s one is called what it is', (kind) => {
    expect(page.people.full[kind](7)).toContain(` ${called[kind]} `)
  })

  it.each(['group', 'public'] as const)('who looks after a %s one looks after what it is', (kind) => {
    const { moderatorDone, noModeratorDone } = managing.person
    for (const said of [moderatorDone, noModeratorDone])
      expect(said[kind]('Beto')).toMatch(new RegExp(`\\b${called[kind]}`))
  })
})
