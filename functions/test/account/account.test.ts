/** One's own sign-ins and address. */
import { signOutEverywhere } from '@varanda/domain/account/calls/sign-out-everywhere'
import { deviceIdOf } from '@varanda/domain/account/device'
import { signedInAt } from '@varanda/domain/account/fresh-sign-in'
import { unblock } from '@varanda/domain/connection/calls/unblock'
import type { DirectoryCard } from '@varanda/domain/member/directory'
import type { Standing } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Instance, openInstance } from '../instance.ts'

let instance: Instance
beforeAll(async () => {
  instance = await openInstance()
})
afterAll(() => instance.close())

const emailOf = (name: string) => `${name.toLowerCase()}@example.org`
const aDevice = () => {
  const now = Timestamp.now()
  return { name: 'iPhone · Safari', firstSeen: now, lastSeen: now, expiresAt: now }
}

async function enter(token: string): Promise<{ idToken: string }> {
  const address = `${instance.server.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=x`
  const body = JSON.stringify({ token, returnSecureToken: true })
  return (await fetch(address, { method: 'POST', body })).json() as Promise<{ idToken: string }>
}

function claimsOf(idToken: string): { auth_time: number } {
  return JSON.parse(Buffer.from(idToken.split('.')[1]!, 'base64url').toString())
}

const authTimeOf = (idToken: string) => claimsOf(idToken).auth_time

describe('signing out everywhere', () => {
  it('is kept by the server, and lets only the device that asked come back, by its name', async () => {
    const rita = await instance.member('Rita')
    const elsewhere = await instance.server.auth.signIn.withPassword(emailOf('Rita'), 'correct horse', '203.0.113.9')
    const own = String(authTimeOf(rita.idToken))
    for (const id of [own, '1600000000']) await instance.db.doc(paths.device(rita.uid, id)).set(aDevice())

    const { token } = await instance.call(signOutEverywhere, {}, rita)
    for (const idToken of [rita.idToken, elsewhere.idToken]) {
      expect(await instance.refusalOf(instance.call(unblock, { uid: 'x' }, { idToken }))).toBe('signed-out')
    }
    // What rules and functions ask, also where a token stays good for its hour.
    const standing = (await instance.db.doc(paths.standing(rita.uid)).get()).data() as Standing
    expect(standing.validSince.seconds).toBeGreaterThan(authTimeOf(elsewhere.idToken))
    await expect(instance.server.auth.signIn.refresh(elsewhere.refreshToken)).rejects.toMatchObject({
      code: 'TOKEN_EXPIRED',
    })
    const again = await enter(token!)
    await instance.call(unblock, { uid: 'x' }, again)
    const left = await instance.db.collection(paths.devices(rita.uid)).listDocuments()
    expect(left.map(({ id }) => id)).toEqual([own])
  })

  it('gives nothing to a sign-in that a changed password has ended, and to the one that changed it a whole one', async () => {
    const vera = await instance.member('Vera')
    const stolen = await instance.server.auth.signIn.withPassword(emailOf('Vera'), 'correct horse', '203.0.113.9')
    const changed = await instance.server.auth.self.changePassword(vera.idToken, 'battery staple', '203.0.113.8', '')
    expect(await instance.refusalOf(instance.call(signOutEverywhere, {}, stolen))).toBe('signed-out')

    // Two ends in one second put identity's own date ahead of the clock; nothing may be dated before it.
    const { token } = await instance.call(signOutEverywhere, {}, changed)
    const { idToken } = await enter(token!)
    const since = instance.server.auth.accounts.byUid(vera.uid)!.validSince
    expect(signedInAt(claimsOf(idToken))).toBeGreaterThanOrEqual(since)
  })

  it('is also for who was slowed down, and for nobody who is no member, suspended or out already', async () => {
    const saulo = await instance.member('Saulo')
    const standing = instance.db.doc(paths.standing(saulo.uid))
    await standing.update({ status: 'slowed' })
    const again = await enter((await instance.call(signOutEverywhere, {}, saulo)).token!)
    await standing.update({ status: 'suspended' })
    expect(await instance.refusalOf(instance.call(signOutEverywhere, {}, again))).toBe('not-active')
    const guest = await instance.account('Visita')
    expect(await instance.refusalOf(instance.call(signOutEverywhere, {}, guest))).toBe('not-a-member')
    expect(await instance.refusalOf(instance.call(signOutEverywhere, {}))).toBe('signed-out')
    expect(await instance.refusalOf(instance.call(signOutEverywhere, {}, saulo))).toBe('signed-out')
  })
})

describe('a new password', () => {
  it('takes the sign-ins that it ended off the list at the next one, and nobody else’s', async () => {
    const [nina, olga] = [await instance.member('Nina'), await instance.member('Olga')]
    const list = async (uid: string) => {
      const devices = await instance.db.collection(paths.devices(uid)).listDocuments()
      return devices.map(({ id }) => id)
    }
    const arrive = (uid: string, id: string) => instance.db.doc(paths.device(uid, id)).set(aDevice())
    const lost = deviceIdOf(authTimeOf(nina.idToken))
    for (const { uid } of [nina, olga]) await arrive(uid, lost)
    await instance.server.idle()
    expect(await list(nina.uid)).toEqual([lost])
    await instance.server.auth.admin.update(nina.uid, { password: 'battery staple' })
    const own = deviceIdOf(instance.server.auth.accounts.byUid(nina.uid)!.validSince)
    await arrive(nina.uid, own)
    await instance.server.idle()
    expect(await list(nina.uid)).toEqual([own])
    expect(await list(olga.uid)).toEqual([lost])
  })
})

describe('a changed address', () => {
  it('is known to the instance from the next sign-in on, if it was shown to be theirs', async () => {
    const tina = await instance.member('Tina')
    const { admin } = instance.server.auth
    const arrive = async (id: string) => {
      await instance.db.doc(paths.device(tina.uid, id)).set(aDevice())
      await instance.server.idle()
      const card = (await instance.db.doc(paths.directoryCard(tina.uid)).get()).data() as DirectoryCard
      const contact = (await instance.db.doc(paths.contact(tina.uid)).get()).data()
      return { card: card.email, keys: card.keys, contact: contact?.email, birthDate: contact?.birthDate }
    }
    await admin.update(tina.uid, { email: 'outra@example.com', emailVerified: false })
    expect(await arrive('1600000001')).toMatchObject({ card: emailOf('Tina'), contact: emailOf('Tina') })
    await admin.update(tina.uid, { email: 'nova@example.com', emailVerified: true })
    const own = String(Math.floor(Date.now() / 1000) + 1)
    const known = await arrive(own)
    expect(known).toMatchObject({ card: 'nova@example.com', contact: 'nova@example.com' })
    expect(known.keys).toContain('nova')
    expect(known.birthDate).toBeTruthy()
    // The sign-ins that it ended are on no list any more.
    const devices = await instance.db.collection(paths.devices(tina.uid)).listDocuments()
    expect(devices.map(({ id }) => id)).toEqual([own])
  })
})
