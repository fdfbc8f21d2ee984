import { DomainError } from '@varanda/domain/errors'
import { reserveSeat as contract } from '@varanda/domain/invite/calls/reserve-seat'
import { memberSchema } from '@varanda/domain/member/member'
import { paths } from '@varanda/domain/paths'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'
import { keepSeatFor } from '../keep-seat.ts'
import { circlesToLandIn } from '../land-in-circles.ts'
import { linkOfKey } from '../link-of-key.ts'

/** The seat, its own invite, the owner's view and the letter are written together or not at all. */
export const reserveSeat = callable(contract, async ({ key, email, ...guest }, { uid, standing }, { now }) => {
  const profile = read(memberSchema, await db.doc(paths.user(uid)).get())
  const mail = email === undefined ? undefined : { email, locale: guest.locale }
  return keepSeatFor(
    { uid, name: profile?.name ?? '', standing },
    {
      link: await linkOfKey(uid, contract.name, key),
      mail,
      async guestOf(transaction) {
        const known = await circlesToLandIn(transaction, uid, guest.circles)
        if (known.length !== guest.circles.length) throw new DomainError('circle-unknown')
        return guest
      },
    },
    now,
  )
})
