import { findPeople as contract } from '@varanda/domain/connection/calls/find-people'
import { connectionRequestLimits } from '@varanda/domain/connection/connection-request'
import { DomainError } from '@varanda/domain/errors'
import { type DirectoryCard, directoryCardSchema } from '@varanda/domain/member/directory'
import { hasBeginnings, keyOfName } from '@varanda/domain/member/directory-query'
import { type Person, personOf } from '@varanda/domain/member/person'
import { paths } from '@varanda/domain/paths'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { readIfWhole } from '../../lib/read.ts'
import { rosterOf } from '../../source/roster.ts'
import { offered } from '../offered.ts'

const perPage = 50
/** So many cards with the name are looked at; who wants to be found stands in none of them. */
const pages = 4

/** Reads only. A card says whose names begin so; whether they want to be found, their settings. */
export const findPeople = callable(contract, async ({ name }, { uid, standing }) => {
  if ((standing.ageBand ?? 'adult') !== 'adult') throw new DomainError('not-at-this-age')
  const key = keyOfName(name)
  const found: Person[] = []
  if (key === undefined) return { people: found, isWhole: true }
  const byName: keyof DirectoryCard = 'name'
  const keys: keyof DirectoryCard = 'keys'
  const cards = db.collection(paths.directory).where(keys, 'array-contains', key).orderBy(byName).limit(perPage)
  const { found: most } = connectionRequestLimits
  const haveCommon = await commonWith(uid)
  let page = await cards.get()
  for (let looked = 1; ; looked++) {
    const people = page.docs.flatMap((one) => {
      const card = one.id === uid ? undefined : readIfWhole(directoryCardSchema, one)
      return card && hasBeginnings(card.name, name) ? personOf(one.id, card) : []
    })
    found.push(...(await offered(uid, people, { haveCommon, most: most - found.length })))
    const isLast = page.size < perPage
    if (found.length > most || isLast || looked === pages) {
      return { people: found.slice(0, most), isWhole: isLast && found.length <= most }
    }
    page = await cards.startAfter(page.docs.at(-1)!).get()
  }
})

/** Reads whom a member knows, once. */
async function commonWith(uid: string): Promise<(other: string) => Promise<boolean>> {
  const knownTo = (one: string) => db.runTransaction((transaction) => rosterOf(transaction, one), { readOnly: true })
  const known = await knownTo(uid)
  return async (other) => Object.keys(await knownTo(other)).some((one) => one in known)
}
