import { suggestPeople as contract } from '@varanda/domain/connection/calls/suggest-people'
import { connectionSchema } from '@varanda/domain/connection/connection'
import { connectionRequestLimits } from '@varanda/domain/connection/connection-request'
import { personOf } from '@varanda/domain/member/person'
import { paths } from '@varanda/domain/paths'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { readIfWhole } from '../../lib/read.ts'
import { offered } from '../offered.ts'

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
  const { suggested: most } = connectionRequestLimits
  const found = await offered(uid, people, { haveCommon: async () => true, most })
  return { inviter: inviter.name, people: found.slice(0, most) }
})
