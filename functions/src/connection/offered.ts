import { type Settings, settingsSchema } from '@varanda/domain/account/settings'
import { mayBeFound } from '@varanda/domain/connection/connection-request'
import type { Person } from '@varanda/domain/member/person'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'
import { rosterOf } from '../source/roster.ts'

/** Those of `people` whom `uid` may be shown as somebody to ask: who wants to be found by them, and is nothing to them yet. */
export async function offered(uid: string, people: readonly Person[]): Promise<Person[]> {
  if (people.length === 0) return []
  const known = await knownTo(uid)
  const found = await Promise.all(people.map(async (one) => ((await isOffered(uid, one.uid, known)) ? [one] : [])))
  return found.flat()
}

async function isOffered(uid: string, other: string, known: ReadonlySet<string>): Promise<boolean> {
  const documents = [paths.standing(other), paths.settings(other)].map((path) => db.doc(path))
  const [standing, stored] = await db.getAll(...documents)
  const settings = readIfWhole(settingsSchema, stored)
  const wanted = { standing: readIfWhole(standingSchema, standing), settings }
  if (!mayBeFound({ other: wanted, haveCommonConnection: await haveCommon(settings, other, known) })) return false
  const between = await db.getAll(
    db.doc(paths.connection(uid, other)),
    db.doc(paths.connectionRequest(uid, other)),
    db.doc(paths.connectionRequest(other, uid)),
    db.doc(paths.block(uid, other)),
    db.doc(paths.parting(uid, other)),
    db.doc(paths.block(other, uid)),
  )
  return !between.some(({ exists }) => exists)
}

async function haveCommon(settings: Settings | undefined, other: string, known: ReadonlySet<string>): Promise<boolean> {
  if (settings?.findable !== 'connections-of-connections') return false
  return [...(await knownTo(other))].some((one) => known.has(one))
}

async function knownTo(uid: string): Promise<Set<string>> {
  return new Set(Object.keys(await db.runTransaction((transaction) => rosterOf(transaction, uid), { readOnly: true })))
}
