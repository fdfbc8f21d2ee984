import { connectionSchema } from '@varanda/domain/connection/connection'
import { memberSchema } from '@varanda/domain/member/member'
import { isSamePerson } from '@varanda/domain/member/person'
import { paths } from '@varanda/domain/paths'
import { FieldValue } from 'firebase-admin/firestore'
import { onDocumentUpdated } from 'firebase-functions/v2/firestore'
import { keepInCircles } from '../../circle/keep-in-circles.ts'
import { keepWard } from '../../guardian/keep-ward.ts'
import { db } from '../../lib/app.ts'
import { read, readIfWhole } from '../../lib/read.ts'
import { inRoster } from '../../source/roster.ts'
import { keepCard } from '../keep-card.ts'
import { keepPortraits } from '../keep-portraits.ts'

const perChunk = 100

/**
 * Keeps the copies of a member's name and photo in others' connections and rosters, in circles, in the
 * directory and with their guardian fresh, and takes away a portrait that is not shown any more.
 * Profile and copies are read in one transaction, so that an older profile that arrives late finds nothing to write.
 */
export const onProfileUpdated = onDocumentUpdated(
  { document: 'users/{uid}', retry: true },
  async ({ params: { uid }, data }) => {
    await keepPortraits(uid, data?.before.get('photo'), new Date())
    await keepCard(uid)
    await keepWard(uid)
    await keepInCircles(uid)
    const others = (await db.collection(paths.connections(uid)).select().get()).docs.map(({ id }) => id)
    for (let start = 0; start < others.length; start += perChunk) {
      const copies = others.slice(start, start + perChunk).map((other) => db.doc(paths.connection(other, uid)))
      await db.runTransaction(async (transaction) => {
        const [profile, ...connections] = await transaction.getAll(db.doc(paths.user(uid)), ...copies)
        const member = read(memberSchema, profile)
        if (!member) return
        const { name, photo, readsByMail } = member
        for (const connection of connections) {
          const copy = readIfWhole(connectionSchema, connection)
          if (!copy || isSamePerson(copy, member)) continue
          const gone = FieldValue.delete()
          const now = { name, photo: photo ?? gone, readsByMail: readsByMail ?? gone }
          transaction.update(connection.ref, now)
          const known = { ...inRoster(copy), ...now }
          const owner = connection.ref.parent.parent!.id
          transaction.set(db.doc(paths.roster(owner)), { people: { [uid]: known } }, { merge: true })
        }
      })
    }
  },
)
