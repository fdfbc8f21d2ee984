/**
 * Sixty-four accounts open one link at the same moment.
 *
 * ROUNDS=20 vitest run functions/test/invite/invite-race.test.ts   the long form; in every other round the instance is
 * killed
 * SEED=… ROUNDS=2 vitest run …                              one round of each kind again, by the seed it printed
 */

import { newId } from '@varanda/domain/ids'
import { acceptInvite } from '@varanda/domain/invite/calls/accept-invite'
import { cancelReservation } from '@varanda/domain/invite/calls/cancel-reservation'
import { renewReservation } from '@varanda/domain/invite/calls/renew-reservation'
import { reserveSeat } from '@varanda/domain/invite/calls/reserve-seat'
import { revokeInvite } from '@varanda/domain/invite/calls/revoke-invite'
import type { OwnInvite } from '@varanda/domain/invite/invite'
import { paths } from '@varanda/domain/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomFrom, seedOfRun } from '../../../embedded/test/support/random.ts'
import { halfMembers, wrongSeats } from '../harness/audit.ts'
import { type KillableInstance, openKillableInstance } from '../harness/instance/killable-instance.ts'

const rounds = Array.from({ length: Number(process.env.ROUNDS ?? 2) }, (_, index) => ({
  seed: seedOfRun + Math.floor(index / 2),
  isKilled: index % 2 === 1,
}))

describe('one link, sixty-four guests', () => {
  let instance: KillableInstance

  beforeAll(async () => {
    instance = await openKillableInstance(seedOfRun)
  }, 300_000)

  afterAll(() => instance?.close())

  it.each(rounds)(
    'seats five and refuses the rest: SEED=$seed, killed: $isKilled',
    async ({ seed, isKilled }) => {
      const random = randomFrom(seed)
      const name = `${seed}${isKilled ? 'k' : 'r'}`
      const [host] = await instance.members([`${name}host`])
      // Where the instance dies the crowd may be smaller.
      const crowd = isKilled ? 24 : 64
      const guests = await instance.accounts(Array.from({ length: crowd }, (_, index) => `${name}g${index}`))
      const form = { name: 'Guest', birthDate: '1990-05-17', locale: 'pt' } as const
      const accept = (guest: (typeof guests)[number]) =>
        instance.refusalOf(instance.call(acceptInvite, { token: host!.inviteToken, ...form }, guest))
      const answered = Promise.all(guests.map(accept))
      if (isKilled) {
        const stop = instance.plane.stop(random.below(60), random.chance(0.5) ? 'before' : 'after', () => true)
        await Promise.race([stop.reached, answered])
        await instance.kill()
        stop.release()
        await instance.restart()
      }
      const outcomes = await answered
      const seated = guests.filter((_, index) => outcomes[index] === 'none')
      expect(outcomes.toSorted(), `SEED=${seed}`).toEqual([
        ...Array.from({ length: crowd - 5 }, () => 'invite-full'),
        ...Array.from({ length: 5 }, () => 'none'),
      ])
      await instance.idle()
      const uids = guests.map(({ uid }) => uid)
      expect(await halfMembers(instance.db, uids), `SEED=${seed}`).toEqual([])
      expect(await wrongSeats(instance.db, host!.uid), `SEED=${seed}`).toEqual([])
      const held = (await instance.db.doc(paths.ownInvite(host!.uid)).get()).data() as OwnInvite
      expect(held.acceptances.map(({ uid }) => uid).toSorted()).toEqual(seated.map(({ uid }) => uid).toSorted())
      // Asked again, who is in stays in and who is out stays out.
      expect(await Promise.all(guests.map(accept))).toEqual(outcomes)
      expect(await instance.deadLetters()).toEqual([])
    },
    300_000,
  )

  it.each(rounds)(
    'seats five through a link that is closed and seats that are kept: SEED=$seed, killed: $isKilled',
    async ({ seed, isKilled }) => {
      const random = randomFrom(seed + 1)
      const name = `${seed}${isKilled ? 'mk' : 'mr'}`
      const [host] = await instance.members([`${name}host`])
      const guests = await instance.accounts(Array.from({ length: 24 }, (_, index) => `${name}g${index}`))
      const form = { name: 'Guest', birthDate: '1990-05-17', locale: 'pt' } as const
      const seat = { name: 'Tia Lúcia', message: '', locale: 'pt' as const, circles: [] }
      const own = async () => (await instance.db.doc(paths.ownInvite(host!.uid)).get()).data() as OwnInvite
      const kept = await Promise.all([0, 1].map(() => instance.call(reserveSeat, { key: newId(), ...seat }, host!)))
      const first = await own()
      const accept = (token: string, guest: (typeof guests)[number]) =>
        instance.refusalOf(instance.call(acceptInvite, { token, ...form }, guest))
      const tokens = [first.token, kept[0]!.token, kept[1]!.token]
      const answered = Promise.all([
        ...guests.map((guest, index) => accept(tokens[index % 3]!, guest)),
        ...[0, 1, 2, 3].map(() => instance.refusalOf(instance.call(reserveSeat, { key: newId(), ...seat }, host!))),
        instance.refusalOf(instance.call(revokeInvite, { inviteId: first.inviteId, reservations: false }, host!)),
        instance.refusalOf(instance.call(cancelReservation, { inviteId: kept[0]!.inviteId }, host!)),
        instance.refusalOf(instance.call(renewReservation, { key: newId(), inviteId: kept[1]!.inviteId }, host!)),
      ])
      if (isKilled) {
        const stop = instance.plane.stop(random.below(120), random.chance(0.5) ? 'before' : 'after', () => true)
        await Promise.race([stop.reached, answered])
        await instance.kill()
        stop.release()
        await instance.restart()
      }
      const outcomes = await answered
      await instance.idle()
      expect(await wrongSeats(instance.db, host!.uid), `SEED=${seed}`).toEqual([])
      const uids = guests.map(({ uid }) => uid)
      expect(await halfMembers(instance.db, uids), `SEED=${seed}`).toEqual([])
      const after = await own()
      expect(after.acceptances.length + after.reservations.length, `SEED=${seed}`).toBeLessThanOrEqual(5)
      const seated = guests.filter((_, index) => outcomes[index] === 'none').map(({ uid }) => uid)
      expect(after.acceptances.map(({ uid }) => uid).toSorted()).toEqual(seated.toSorted())
      // Whatever is free now can be had, and nothing beyond it.
      const free = 5 - after.acceptances.length - after.reservations.length
      const rest = guests.filter(({ uid }) => !seated.includes(uid))
      const last = await Promise.all(rest.map((guest) => accept(after.token, guest)))
      expect(
        last.filter((outcome) => outcome === 'none'),
        `SEED=${seed}`,
      ).toHaveLength(free)
      expect(await wrongSeats(instance.db, host!.uid), `SEED=${seed}`).toEqual([])
      expect(await instance.deadLetters()).toEqual([])
    },
    300_000,
  )
})
