import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { noticeTopics, topicOf } from '../notice/topics.ts'
import { type Ability, abilities, building, type Kept } from './abilities.ts'
import { type Claim, claims, hasSign, isBuilding, signsOn } from './claims.ts'
import { memberScreens } from './member-screens.ts'
import { about as aboutEn } from './messages/en/about.ts'
import { features as featuresEn } from './messages/en/features.ts'
import { home as homeEn } from './messages/en/home.ts'
import { useCases as useCasesEn } from './messages/en/use-cases.ts'
import { about } from './messages/pt/about.ts'
import { features } from './messages/pt/features.ts'
import { home } from './messages/pt/home.ts'
import { useCases } from './messages/pt/use-cases.ts'
import { routes } from './routes.ts'

const languages = {
  pt: { home, features, useCases, about },
  en: { home: homeEn, features: featuresEn, useCases: useCasesEn, about: aboutEn },
}
const allClaims = Object.keys(claims) as Claim[]
const inMessages = allClaims.filter((claim) => !claim.startsWith('blog.'))

const wordsAt = (words: unknown, claim: string): unknown =>
  claim.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], words)

/** Each thing in these is a claim; so is what features' sections and the stories hold. */
const lists = [
  'home.why.promises',
  'home.audience.levels',
  'home.features.list',
  'about.wall.sides',
  'about.rules.list',
  'about.keepers.list',
]
const noSection = ['title', 'description', 'hero', 'meanwhile', 'end']

describe.each(Object.entries(languages))('claims of the public pages, %s', (_, words) => {
  const below = (place: string) => Object.keys(wordsAt(words, place) as object).map((key) => `${place}.${key}`)

  it('are words that stand in the messages', () => {
    expect(inMessages.filter((claim) => !wordsAt(words, claim))).toEqual([])
  })

  it('leave out nothing that the messages claim', () => {
    const sections = below('features').filter((place) => !noSection.includes(place.split('.')[1]!))
    const parts = sections.flatMap((section) =>
      below(section).flatMap((part) =>
        /\.(text|kinds|keys)$/.test(part) ? below(part) : /\.(pair|rule|out)$/.test(part) ? [part] : [],
      ),
    )
    const told = below('useCases.stories').flatMap((story) => [`${story}.story`, ...below(`${story}.does`)])
    const wanted = [...lists.flatMap(below), ...parts, ...told]
    expect(wanted.filter((claim) => !Object.hasOwn(claims, claim))).toEqual([])
    for (const section of sections) expect(parts.join(' ')).toContain(`${section}.`)
  })
})

describe('what is there', () => {
  const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
  const kept = Object.entries(abilities).flatMap(([ability, by]) => (by === building ? [] : [[ability, by] as const]))
  const everyFile = (pattern: string) => globSync(pattern, { cwd: new URL('../../../', import.meta.url) }).map(read)
  const calls = everyFile('domain/src/*/calls/*.ts').flatMap((text) =>
    [...text.matchAll(/^ {2}name: '(\w+)',$/gm)].map(([, name]) => name),
  )
  const deployed = everyFile('functions/src/*/deployed.ts').join('')
  const router = read('member-app/src/main/member-table.tsx') + read('member-app/src/main/admin-table.tsx')

  it.each(kept)('%s is done by screens that open and calls that are deployed', (_, by) => {
    for (const keeper of by) {
      if (!keeper.startsWith('/')) {
        expect(calls).toContain(keeper)
        expect(deployed).toContain(`export { ${keeper} }`)
        continue
      }
      const screen = Object.entries(memberScreens).find(([, path]) => path === keeper)?.[0]
      const route = Object.entries(routes).find(([, { path }]) => path === keeper)
      expect(screen ?? route?.[0], keeper).toBeTruthy()
      if (screen) expect(router).toContain(`path: memberScreens.${screen},`)
      else if (route?.[1].layout === 'admin') expect(router).toContain(`path: routes.${route[0]}.path,`)
    }
  })

  it('of the member area’s screens, each is one that the router opens', () => {
    for (const name of Object.keys(memberScreens)) expect(router).toContain(`path: memberScreens.${name},`)
    expect(router).not.toMatch(/path: '/)
  })

  it('is claimed, and so is what is being built', () => {
    const claimed = new Set<string>(Object.values(claims).flat())
    expect(Object.keys(abilities).filter((ability) => !claimed.has(ability))).toEqual([])
  })
})

describe.each(Object.entries(languages))('the table of notices, %s', (_, { features }) => {
  const { rows } = features.avisos
  const [none, atOnce] = [rows[0]!.cells[2], rows[0]!.cells[1]]

  /** The row of a post in a group is about the digest, which is no notice of its own. */
  it.each([
    [0, 'mention'],
    [2, 'group-invited'],
    [3, 'reaction'],
  ] as const)('in row %i tells of %s what holds until a member says otherwise', (row, kind) => {
    const { push, mail } = noticeTopics[topicOf[kind]]
    const said = (isWanted: boolean) => (isWanted ? atOnce : none)
    expect(rows[row]!.cells.slice(1)).toEqual([said(push), said(mail)])
  })

  it('has no other rows', () => {
    expect(rows.length).toBe(4)
  })
})

describe('where no sign can hang', () => {
  /** What search engines and previews show, what greets, and posts, whose words stand alone wherever they are read. */
  const bare =
    /^blog\.|\.description$|^home\.(hero|why\.text|audience\.text|seats|porch|night)|^about\.hero|^features\.meanwhile/

  it('only what is there is claimed', () => {
    expect(allClaims.filter((claim) => bare.test(claim) && isBuilding(claim))).toEqual([])
  })
})

describe('signs', () => {
  const all = (state: typeof building | Kept) =>
    Object.fromEntries(Object.keys(abilities).map((ability) => [ability, state])) as Record<Ability, typeof state>

  it('are gone once everything is there', () => {
    for (const page of ['home', 'features', 'useCases', 'about'] as const)
      expect(signsOn(page, all(['/user']))).toEqual([])
  })

  it('hang once where nothing of a section is there, and at each line of one that is begun', () => {
    const none = all(building)
    const atLeaving = (known: typeof none) => signsOn('features', known).filter((at) => at.startsWith('features.levar'))
    expect(atLeaving(none)).toEqual(['features.levar'])

    const begun = { ...none, download: ['/user/settings'] as const }
    expect(atLeaving(begun)).toEqual(['features.levar.text.chegar', 'features.levar.text.prazo'])
    // The same ability on another page, whose line needs one more.
    expect(hasSign('home.features.list.levar', begun)).toBe(true)
    expect(hasSign('home.features.list.levar', { ...begun, deletion: ['/user/settings'] })).toBe(false)
  })
})
