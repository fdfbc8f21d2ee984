/** Invites mailed to an address: the link, the code that came with it, and the seat for whoever proves the address. */

import { requestCode } from '@varanda/domain/account/calls/request-code'
import { signInWithCode } from '@varanda/domain/account/calls/sign-in-with-code'
import { codeLimits, isGood } from '@varanda/domain/account/sign-in-code'
import { newCodeRequest, newId } from '@varanda/domain/ids'
import { acceptInvite } from '@varanda/domain/invite/calls/accept-invite'
import { cancelReservation } from '@varanda/domain/invite/calls/cancel-reservation'
import { myInvites } from '@varanda/domain/invite/calls/my-invites'
import { reserveSeat } from '@varanda/domain/invite/calls/reserve-seat'
import type { OwnInvite } from '@varanda/domain/invite/invite'
import type { InviteCode } from '@varanda/domain/invite/invite-code'
import type { MailDocument } from '@varanda/domain/mail/mail'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeIdOf } from '../../src/account/code-hash.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

const form = { name: 'Lúcia', birthDate: '1950-05-17', locale: 'pt' } as const
const seat = { name: 'Tia Lúcia', message: '', locale: 'en', circles: [] as string[] } as const

let instance: Instance
let people = 0
beforeAll(async () => {
  instance = await openInstance({ outbox: true })
})
afterAll(() => instance.close())

const member = (name: string) => instance.member(`${name}${++people}`)
const newAddress = () => `guest${++people}@example.org`
const refusal = (answer: Promise<unknown>) => instance.refusalOf(answer)

async function lettersTo(email: string) {
  await instance.server.idle()
  const found = (await instance.db.collection(paths.mailQueue).where('to', '==', email).get()).docs
  return found.flatMap((one) => (one.data() as MailDocument).message ?? [])
}

/** Keeps a seat for the address and reads the letter. */
async function invite(email: string, from?: Person) {
  const host = from ?? (await member('Ana'))
  const { inviteId, token } = await instance.call(reserveSeat, { key: newId(), ...seat, email }, host)
  const [letter] = await lettersTo(email)
  return { host, inviteId, token, letter: letter!, code: /\b\d{6}\b/.exec(letter!.text)?.[0] ?? '' }
}

async function enter(token: string) {
  const answer = await fetch(
    `${instance.server.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=x`,
    { method: 'POST', body: JSON.stringify({ token, returnSecureToken: true }) },
  )
  return (await answer.json()) as { idToken: string }
}

const tryCode = (email: string, code: string, request?: string) =>
  instance.call(signInWithCode, { email, code, request })
const signIn = async (email: string, code: string, request?: string) =>
  enter((await tryCode(email, code, request)).token)
const wrongs = (code: string) =>
  Array.from({ length: codeLimits.tries }, (_, n) => String((Number(code) + n + 1) % 1_000_000).padStart(6, '0'))

describe('an invite by mail', () => {
  it('is written in the guest’s language, with the link and a code, and keeps the address nowhere', async () => {
    const email = newAddress()
    const { host, token, inviteId, letter, code } = await invite(email)
    expect(letter.subject).toContain(`${host.name} saved you a seat`)
    expect(letter.text).toContain(`/en/join#invite=${token}`)
    expect(code).toMatch(/^\d{6}$/)
    const [kept, own] = await instance.db.getAll(
      instance.db.doc(paths.invite(inviteId)),
      instance.db.doc(paths.ownInvite(host.uid)),
    )
    expect(kept?.data()?.guest).toMatchObject({ addressHash: codeIdOf(email) })
    expect((own!.data() as OwnInvite).reservations[0]).toMatchObject({ isMailed: true })
    expect(JSON.stringify([kept?.data(), own?.data()])).not.toContain(email)
    const stored = (await instance.db.doc(paths.inviteCode(codeIdOf(email))).get()).data()
    expect(JSON.stringify(stored)).not.toContain(code)
    expect(stored?.goodUntil).toEqual(kept?.data()?.expiresAt)
  })

  it('signs in by its code, once, and the seat is taken without the link', async () => {
    const email = newAddress()
    const { host, inviteId, code } = await invite(email)
    const { idToken } = await signIn(email, code)
    expect(await refusal(tryCode(email, code))).toBe('code-wrong')
    const { invites } = await instance.call(myInvites, {}, { idToken })
    expect(invites).toEqual([
      expect.objectContaining({ inviteId, inviter: { uid: host.uid, name: host.name }, kind: 'reserved', left: 1 }),
    ])
    expect(await instance.call(acceptInvite, { inviteId, ...form }, { idToken })).toMatchObject({
      inviter: { uid: host.uid },
    })
    expect(await instance.call(myInvites, {}, { idToken })).toEqual({ invites: [] })
    const own = (await instance.db.doc(paths.ownInvite(host.uid)).get()).data() as OwnInvite
    expect(own.reservations).toEqual([])
    expect(own.acceptances).toHaveLength(1)
  })

  it('opens to nobody by its id who did not prove the address', async () => {
    const email = newAddress()
    const { inviteId } = await invite(email)
    const stranger = await instance.account(`Stranger${++people}`)
    expect(await refusal(instance.call(acceptInvite, { inviteId, ...form }, stranger))).toBe('invite-unknown')
    expect(await instance.call(myInvites, {}, stranger)).toEqual({ invites: [] })
    // The address alone is no proof: anybody may make an account with it.
    const squatter = await instance.account(email.split('@')[0]!)
    expect(await refusal(instance.call(acceptInvite, { inviteId, ...form }, squatter))).toBe('invite-unknown')
    expect(await instance.call(myInvites, {}, squatter)).toEqual({ invites: [] })
  })

  it('takes the account from whoever made one with the address before', async () => {
    const email = newAddress()
    const { code } = await invite(email)
    const squatter = await instance.account(email.split('@')[0]!)
    await signIn(email, code)
    expect(await instance.server.auth.verifier.verify(squatter.idToken)).toBeNull()
  })

  it('is guessed five times a day from one network; a fresh code makes the account', async () => {
    const email = newAddress()
    const { code, inviteId } = await invite(email)
    for (const wrong of wrongs(code)) expect(await refusal(tryCode(email, wrong))).toBe('code-wrong')
    expect(await refusal(tryCode(email, code))).toBe('too-many-tries')
    // Known or not, that is told alike; and who guesses from one place does not take the guest's code away.
    const unknown = newAddress()
    for (const wrong of wrongs('000000')) expect(await refusal(tryCode(unknown, wrong))).toBe('code-wrong')
    expect(await refusal(tryCode(unknown, '000000'))).toBe('too-many-tries')
    const stored = (await instance.db.doc(paths.inviteCode(codeIdOf(email))).get()).data() as InviteCode
    expect(isGood(stored, new Date(), codeLimits.inviteTriesOfAll)).toBe(true)
    // Nor by naming a request: one that was never made, or one of their own, which has tries for its own code.
    expect(await refusal(tryCode(email, code, newCodeRequest()))).toBe('too-many-tries')
    const request = newCodeRequest()
    await instance.call(requestCode, { request, email, locale: 'pt' })
    expect(await refusal(tryCode(email, code, request))).toBe('code-wrong')
    const after = (await instance.db.doc(paths.inviteCode(codeIdOf(email))).get()).data() as InviteCode
    expect(after.tries).toBe(stored.tries)
    const fresh = (await lettersTo(email)).map(({ subject }) => /^\d{6}/.exec(subject)?.[0]).find(Boolean)!
    const { idToken } = await signIn(email, fresh, request)
    expect(await refusal(instance.call(acceptInvite, { inviteId, ...form }, { idToken }))).toBe('none')
  })

  it('asks for a fresh code alike with and without an invite', async () => {
    const [invited, unknown] = [newAddress(), newAddress()]
    await invite(invited)
    const before = (await lettersTo(invited)).length
    for (const email of [unknown, invited]) {
      expect(await instance.call(requestCode, { request: newCodeRequest(), email, locale: 'pt' })).toEqual({})
    }
    expect((await lettersTo(invited)).length).toBe(before + 1)
    expect(await lettersTo(unknown)).toEqual([])
    const [one, other] = await instance.db.getAll(
      ...[invited, unknown].map((email) => instance.db.doc(paths.signInCode(codeIdOf(email)))),
    )
    expect(Object.keys(other!.data()!).sort()).toEqual(Object.keys(one!.data()!).sort())
  })

  it('lets nobody in by its code once it was given up or its time is over', async () => {
    for (const end of ['given up', 'over']) {
      const email = newAddress()
      const { host, inviteId, code } = await invite(email)
      if (end === 'over') await instance.db.doc(paths.invite(inviteId)).update({ expiresAt: Timestamp.fromMillis(1) })
      else await instance.call(cancelReservation, { inviteId }, host)
      expect(await refusal(tryCode(email, code)), end).toBe('code-wrong')
      await instance.call(requestCode, { request: newCodeRequest(), email, locale: 'pt' })
      expect(await lettersTo(email), end).toHaveLength(1)
    }
  })

  it('brings a member a link and no second way in', async () => {
    const bia = await member('Bia')
    const email = `${bia.name.toLowerCase()}@example.org`
    const { code } = await invite(email)
    expect(code).toBe('')
    expect((await instance.db.doc(paths.inviteCode(codeIdOf(email))).get()).exists).toBe(false)
  })

  it('has no code any more for whoever joined by the link', async () => {
    const email = newAddress()
    const { token, code } = await invite(email)
    const guest = await instance.account(email.split('@')[0]!)
    await invite(email)
    await instance.call(acceptInvite, { token, ...form }, guest)
    expect(await refusal(tryCode(email, code))).toBe('code-wrong')
  })

  it('is used up by nobody who has no seat to keep', async () => {
    const [email, ana] = [newAddress(), await member('Ana')]
    for (let time = 0; time < 5; time += 1) await instance.call(reserveSeat, { key: newId(), ...seat }, ana)
    for (let time = 0; time < 4; time += 1) {
      const asked = instance.call(reserveSeat, { key: newId(), ...seat, email }, ana)
      expect(await refusal(asked)).toBe('no-free-seat')
    }
    expect((await invite(email)).code).not.toBe('')
  })

  it('comes three times a day to one address, and ten times from one member', async () => {
    const email = newAddress()
    for (let time = 0; time < 3; time += 1) await invite(email)
    expect(await refusal(instance.call(reserveSeat, { key: newId(), ...seat, email }, await member('Ana')))).toBe(
      'too-many-tries',
    )
    const ana = await member('Ana')
    for (let time = 0; time < 10; time += 1) {
      const { inviteId } = await instance.call(reserveSeat, { key: newId(), ...seat, email: newAddress() }, ana)
      await instance.call(cancelReservation, { inviteId }, ana)
    }
    expect(await refusal(instance.call(reserveSeat, { key: newId(), ...seat, email: newAddress() }, ana))).toBe(
      'too-many-tries',
    )
    expect(await refusal(instance.call(reserveSeat, { key: newId(), ...seat }, ana))).toBe('none')
  })
})
