import { settingsSchema } from '@varanda/domain/account/settings'
import { suggestPeople as contract } from '@varanda/domain/connection/calls/suggest-people'
import { connectionSchema } from '@varanda/domain/connection/connection'
import { connectionRequestLimits, mayBeFound } from '@varanda/domain/connection/connection-request'
import { type Person, personOf } from '@varanda/domain/member/person'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { readIfWhole } from '../../lib/read.ts'

/** Of the inviter's connections so many are looked at, the first to come. */
const looked = 60

/** Reads only. The inviter is a connection of both, as long as the caller is still connected with them. */
export const suggestPeople = callable(contract, async (_input, { uid, standing }) => {
  const inviter = standing.invitedBy
  const nobody = { inviter: inviter?.name ?? '', people: [] }
  if (!inviter || (standing.ageBand ?? 'adult') !== 'adult') return nobody
  if (!(await db.doc(paths.connection(uid, inviter.uid)).get()).exists) return nobody
  const known = await db.collection(paths.connections(inviter.uid)).limit(looked).get()
  const others = known.docs.filter(({ id }) => id !== uid)
  const people = others.flatMap((one) => {
    const connection = readIfWhole(connectionSchema, one)
    return connection ? personOf(one.id, connection) : []
  })
  const found = await Promise.all(people.map((person) => suggested(uid, person)))
  return { inviter: inviter.name, people: found.flat().slice(0, connectionRequestLimits.suggested) }
})

async function suggested(uid: string, person: Person): Promise<Person[]> {
  const [standing, settings, ...between] = await db.getAll(
    db.doc(paths.standing(person.uid)),
    db.doc(paths.settings(person.uid)),
    db.doc(paths.connection(uid, person.uid)),
    db.doc(paths.connectionRequest(uid, person.uid)),
    db.doc(paths.connectionRequest(person.uid, uid)),
    db.doc(paths.block(uid, person.uid)),
    db.doc(paths.parting(uid, person.uid)),
    db.doc(paths.block(person.uid, uid)),
  )
  if (between.some(({ exists }) => exists)) return []
  const other = { standing: readIfWhole(standingSchema, standing), settings: readIfWhole(settingsSchema, settings) }
  return mayBeFound({ other, haveCommonConnection: true }) ? [person] : []
}
