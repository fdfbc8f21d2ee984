import { settingsSchema } from '@varanda/domain/account/settings'
import { memberSchema } from '@varanda/domain/member/member'
import { showsSomething, withoutDisguise } from '@varanda/domain/visible-text'
import { FirestoreError } from '@varanda/embedded/firestore/error'
import type { Fields } from '@varanda/embedded/firestore/wire'
import { expect, test } from 'vitest'
import { randomFrom, seedOfRun } from '../embedded/test/support/random.ts'
import { cast } from './harness/cast.ts'
import { fuzzedWrite } from './harness/fuzz-writes.ts'
import { longAgo, member, openInstance, outcomeOf } from './harness/instance.ts'

/** `WRITES=100000 SEED=… vitest run rules-tests/fuzz.test.ts` is the long form. */
const rounds = Number(process.env.WRITES ?? 4000)

/** A member, an administrator, a child, a member who was shut out, and an account that is no member. */
const writers = ['bia', 'admin', 'ward', 'davi', 'fabio']
const papersOf = (uid: string) => ({
  [`users/${uid}/private/settings`]: { locale: 'pt' },
  [`users/${uid}/private/contact`]: { email: `${uid}@casa.example`, birthDate: '1980-01-01' },
  [`users/${uid}/private/invite`]: { token: 'raw', inviteId: 'x', state: 'open', seats: 5, acceptances: [] },
  [`users/${uid}/private/consent`]: { terms: longAgo },
})
const planted = {
  ...cast,
  ...member('ward', { ageBand: 'child', guardian: 'ana' }),
  ...Object.fromEntries(writers.filter((uid) => uid !== 'fabio').flatMap((uid) => Object.entries(papersOf(uid)))),
}
const instance = openInstance(planted)

/** What says no, or that a write cannot be carried out on what is there. */
const refusals = new Set([
  'PERMISSION_DENIED',
  'INVALID_ARGUMENT',
  'NOT_FOUND',
  'ALREADY_EXISTS',
  'FAILED_PRECONDITION',
])

/** Mostly one's own profile, then all that is private to one, and what is another's. */
const placesOf = (uid: string) => [
  ...Array.from({ length: 12 }, () => `users/${uid}`),
  ...['settings', 'settings', 'standing', 'standing', 'contact', 'invite', 'consent', 'mail', 'new'].map(
    (paper) => `users/${uid}/private/${paper}`,
  ),
  'users/ana',
  'users/ana/private/standing',
  `directory/${uid}`,
]

/** What may change, and into what. */
function faultOf(path: string, before: Fields | undefined, after: Fields | undefined): string | null {
  if (/^users\/[^/]+$/.test(path)) return profileFault(before, after)
  if (!path.endsWith('/private/settings')) return 'may not change'
  const { locale, findable, inGraph, inAlbums, firstSteps, calledBy, postsFor, ...others } = after ?? {}
  const isKnown = ['pt', 'en'].includes(textOf(locale) ?? '') && Object.keys(others).length === 0
  // A child is found by nobody.
  const choices = path.includes('/ward/') ? ['nobody'] : ['nobody', 'connections-of-connections', 'members']
  const isChoice = findable === undefined || choices.includes(textOf(findable) ?? '')
  const areYesOrNo = [inGraph, inAlbums].every((one) => one === undefined || 'booleanValue' in one)
  const areSteps = firstSteps === undefined || 'arrayValue' in firstSteps
  const isCalled = calledBy === undefined || ['readers', 'connections', 'nobody'].includes(textOf(calledBy) ?? '')
  const isFor = postsFor === undefined || ['last', 'connections'].includes(textOf(postsFor) ?? '')
  if (!isKnown || !isChoice || !areYesOrNo || !areSteps || !isCalled || !isFor) return 'hold what may not be chosen'
  return isRead(settingsSchema, after ?? {}) ? null : 'are not as functions read them'
}

function profileFault(before: Fields | undefined, after: Fields | undefined): string | null {
  if (!before || !after) return 'came or went'
  const { name, bio, photo, ...rest } = after
  const { name: _name, bio: _bio, photo: _photo, ...fixed } = before
  if (JSON.stringify(rest) !== JSON.stringify(fixed)) return 'changed more than name, photo and bio'
  const nameText = textOf(name)
  if (nameText === undefined || !isShown(nameText, 60) || withoutDisguise(nameText) !== nameText) return 'no name'
  const words = bio === undefined ? '' : textOf(bio)
  if (words === undefined || (words !== '' && !isShown(words, 300))) return 'no bio'
  if (photo !== undefined && !/^drawn:[a-z0-9-]{1,40}$/.test(textOf(photo) ?? '')) return 'no photo'
  return isRead(memberSchema, after) ? null : 'is not as functions read it'
}

const textOf = (value: Fields[string] | undefined) => (value && 'stringValue' in value ? value.stringValue : undefined)
/** Whether functions can read what a member wrote: nobody may damage what others' acts hang on. */
function plain(value: Fields[string]): unknown {
  return 'arrayValue' in value ? (value.arrayValue.values ?? []).map(plain) : Object.values(value)[0]
}

function isRead(schema: { '~standard': { validate(data: unknown): object } }, fields: Fields): boolean {
  const data = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]))
  return !('issues' in schema['~standard'].validate(data))
}
const isShown = (text: string, most: number) => showsSomething(text) && text.trim() === text && [...text].length <= most

test(`${rounds} fuzzed writes of what is one's own gain nobody a right`, async () => {
  const random = randomFrom(seedOfRun)
  const known = new Map<string, Fields | undefined>()
  const places = [...new Set(writers.flatMap(placesOf))]
  for (const path of places) known.set(path, await instance.stored(path))
  const ends = { done: 0, refused: 0, impossible: 0 }
  const changed = new Set<string>()

  for (let round = 0; round < rounds; round += 1) {
    const uid = random.chance(0.5) ? 'bia' : random.pick(writers)
    const batch = Array.from({ length: random.chance(0.1) ? 2 : 1 }, () => fuzzedWrite(random, placesOf(uid)))
    const claims = random.chance(0.2) ? { role: 'admin', admin: true } : {}
    const { error, why } = await outcomeOf(instance.as(uid, claims).write(...batch.map(({ write }) => write)))
    const told = () => `round ${round} of seed ${seedOfRun}, by ${uid}: ${JSON.stringify(batch)}\n${why}`
    if (error instanceof FirestoreError && refusals.has(error.status)) {
      if (error.status === 'PERMISSION_DENIED') ends.refused += 1
      else ends.impossible += 1
      continue
    }
    if (error !== null) throw new Error(told(), { cause: error })
    ends.done += 1
    for (const { path } of batch) {
      const now = await instance.stored(path)
      if (JSON.stringify(now) === JSON.stringify(known.get(path))) continue
      const fault = path.split('/')[1] === uid ? faultOf(path, known.get(path), now) : "is another's"
      if (fault) throw new Error(`${path} ${fault}: ${JSON.stringify(now)} after ${told()}`)
      known.set(path, now)
      changed.add(path)
    }
  }

  // What was refused changed nothing, and nothing came into being beside.
  for (const path of places) expect(await instance.stored(path), path).toEqual(known.get(path))
  expect((await instance.storedIn('users')).sort()).toEqual(
    Object.keys(planted)
      .filter((path) => /^users\/[^/]+$/.test(path))
      .sort(),
  )
  expect([...changed].filter((path) => /davi|fabio|ana/.test(path))).toEqual([])
  expect(changed).toContain('users/bia')
  expect(changed).toContain('users/ward/private/settings')
  expect(ends.done).toBeGreaterThan(rounds / 50)
  expect(ends.refused).toBeGreaterThan(rounds / 2)
}, 600_000)
