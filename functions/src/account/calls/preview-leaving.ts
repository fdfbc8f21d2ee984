import { previewLeaving as contract } from '@varanda/domain/account/calls/preview-leaving'
import type { CircleFate } from '@varanda/domain/account/leaving/leaving'
import { nextOwner } from '../../circle/ownership/acting-owner.ts'
import { readOwned } from '../../circle/ownership/owned-circles.ts'
import { readBook, readMemory } from '../../circle/read-book.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { readLeaver } from '../erasure/leaver.ts'

/** By the same question that the erasure asks of a group. */
export const previewLeaving = callable(contract, async (_input, account) => {
  const { uid } = account
  const circles = await db.runTransaction(
    async (transaction) => {
      await readLeaver(transaction, account)
      const fates: CircleFate[] = []
      for (const [circleId, kind] of await readOwned(transaction, uid)) {
        const book = await readBook(transaction, circleId, uid)
        if (!book) continue
        const { name } = book.circle
        const isOthers = kind === 'group' && Object.keys(book.people).some((one) => one !== uid)
        if (!isOthers) {
          fates.push({ name, fate: 'ends' })
          continue
        }
        const next = await nextOwner(transaction, book, uid, await readMemory(transaction, circleId))
        fates.push(next ? { name, fate: 'goes-on', with: book.people[next]!.name } : { name, fate: 'freezes' })
      }
      return fates
    },
    { readOnly: true },
  )
  return { circles: circles.sort((one, other) => one.name.localeCompare(other.name)) }
})
