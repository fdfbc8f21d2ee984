import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { separate as contract } from '@varanda/domain/post/calls/separate'
import { pairOf, type Separations, separationsSchema, withPair } from '@varanda/domain/post/separation'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'

export const separate = callable(contract, async ({ one, other, apart }, { uid }) => {
  const place = db.doc(paths.separations(uid))
  await db.runTransaction(async (transaction) => {
    const before = read(separationsSchema, await transaction.get(place))?.pairs ?? []
    const pairs = withPair(before, pairOf(one, other), apart)
    if (!pairs) throw new DomainError('too-many-pairs')
    transaction.set(place, { pairs } satisfies Separations)
  })
  return {}
})
