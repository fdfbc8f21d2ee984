import { unblock } from '@varanda/domain/connection/calls/unblock'
import type { CallerKind } from '@varanda/domain/contract'
import type { DomainError, ErrorCode } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { type Rate, type RatedAct, rates } from '@varanda/domain/rates'
import type { LogEntry } from '@varanda/embedded/log'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allContracts } from './harness/contracts.ts'
import { type Instance, openInstance, type Person } from './instance.ts'

const contracts = await allContracts()

/** What each is told by a call that is for others; who is not named may go on to the next question. */
const told: Record<CallerKind, Partial<Record<Actor, ErrorCode>>> = {
  anyone: {},
  account: { stranger: 'signed-out' },
  reader: {
    stranger: 'signed-out',
    account: 'not-a-member',
    suspended: 'not-active',
    'signed out everywhere': 'signed-out',
  },
  member: {
    stranger: 'signed-out',
    account: 'not-a-member',
    suspended: 'not-active',
    slowed: 'not-active',
    'signed out everywhere': 'signed-out',
  },
  admin: {
    stranger: 'signed-out',
    account: 'not-a-member',
    suspended: 'not-active',
    slowed: 'not-active',
    'signed out everywhere': 'signed-out',
    member: 'not-an-admin',
    child: 'not-an-admin',
    'former administrator': 'not-an-admin',
  },
}
type Actor =
  | 'stranger'
  | 'account'
  | 'suspended'
  | 'slowed'
  | 'signed out everywhere'
  | 'member'
  | 'child'
  | 'former administrator'

describe('whoever may not call', () => {
  let instance: Instance
  const logs: LogEntry[] = []
  const people = new Map<Actor, Person>()

  beforeAll(async () => {
    instance = await openInstance({ log: (entry) => logs.push(entry) })
    people.set('account', await instance.account('Fabio'))
    // Those who were administrators once still have tokens that say so.
    for (const [actor, name, then] of [
      ['suspended', 'Davi', { status: 'suspended' }],
      ['slowed', 'Eva', { status: 'slowed', role: 'user' }],
      ['signed out everywhere', 'Gil', { validSince: Timestamp.fromMillis(Date.now() + 60_000) }],
      ['former administrator', 'Rui', { role: 'user' }],
    ] as const) {
      const person = await instance.member(name)
      const standing = instance.db.doc(paths.standing(person.uid))
      await standing.update({ role: 'admin' })
      await instance.server.idle()
      people.set(actor, { ...person, idToken: await tokenOf(name) })
      await standing.update(then)
    }
    people.set('member', await instance.member('Bia'))
    const guardian = people.get('member')!.uid
    people.set('child', await instance.aged(await instance.member('Lia'), { ageBand: 'child', guardian }))
  })
  afterAll(() => instance.close())

  async function tokenOf(name: string): Promise<string> {
    const answer = await fetch(
      `${instance.server.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=x`,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          email: `${name.toLowerCase()}@example.org`,
          password: 'correct horse',
          returnSecureToken: true,
        }),
      },
    )
    const { idToken } = (await answer.json()) as { idToken: string }
    expect(Buffer.from(idToken.split('.')[1]!, 'base64url').toString()).toContain('"role":"admin"')
    return idToken
  }

  it('is found: every call has one contract', () => {
    expect(contracts.length).toBeGreaterThan(60)
    expect(new Set(contracts.map(({ name }) => name)).size).toBe(contracts.length)
  })

  it('has a rate, where it is for members or guests, and says so', () => {
    const theirs = contracts.filter(({ caller }) => caller === 'member' || caller === 'reader' || caller === 'account')
    for (const { name, errors } of theirs) {
      const rate: Rate | undefined = rates[name as RatedAct]
      expect(rate?.keptBy, name).toBe('calls')
      expect(errors, name).toContain('too-many-tries')
    }
  })

  it('has a rate of its network, where it is for strangers', () => {
    const theirs = contracts.filter(({ caller }) => caller === 'anyone')
    expect(theirs.length).toBeGreaterThan(4)
    for (const { name, errors } of theirs) {
      expect(rates[name as RatedAct] as Rate, name).toMatchObject({ keptBy: 'calls', of: 'network' })
      expect(errors, name).toContain('too-many-tries')
    }
  })

  it('is refused when it comes too often, and told from when on it may come again', async () => {
    const bia = people.get('member')!
    const { most, seconds } = rates.unblock.windows[0]!
    // A window may end meanwhile.
    const asked = Date.now()
    const answers = await Promise.all(
      Array.from({ length: 2 * most + 1 }, () =>
        instance.call(unblock, { uid: bia.uid }, bia).then(
          () => null,
          (error: DomainError) => error,
        ),
      ),
    )
    const refused = answers.filter((error) => error !== null)
    expect(refused.length).toBeGreaterThan(0)
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(most)
    for (const { code, until } of refused) {
      expect(code).toBe('too-many-tries')
      expect(until! % (seconds * 1000)).toBe(0)
      expect(until).toBeGreaterThan(asked)
    }
  })

  it('leave nothing of what they sent in the log, if it was no call', async () => {
    const secret = 'quintal com sombra e rede'
    const sent: [string, string][] = [
      ['application/json', JSON.stringify({ email: secret, password: secret })],
      ['application/json', JSON.stringify({ data: {}, [secret]: secret })],
      ['application/json', JSON.stringify(secret)],
      ['application/json', JSON.stringify([secret])],
      ['application/json', JSON.stringify({ data: { email: { '@type': `x/${secret}`, value: secret } } })],
      ['application/json', `{"data": ${secret}`],
      [`text/${secret.replaceAll(' ', '-')}`, secret],
      ['application/x-www-form-urlencoded', `password=${secret}`],
    ]
    for (const [type, body] of sent) {
      const answer = await fetch(`${instance.server.url}/__/fn/signInWithCode`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      })
      expect([type, answer.status, await answer.json()]).toEqual([
        type,
        400,
        { error: { status: 'INVALID_ARGUMENT', message: 'Bad Request' } },
      ])
    }
    const get = await fetch(`${instance.server.url}/__/fn/signInWithCode?data=${secret}`)
    expect(get.status).toBe(400)
    expect(JSON.stringify(logs)).not.toMatch(/quintal/)
  })

  it.each(contracts)('$name, which is for $caller, says so before it looks at what was sent', async (contract) => {
    for (const [actor, code] of Object.entries(told[contract.caller]) as [Actor, ErrorCode][]) {
      const refusal = await instance.refusalOf(instance.call(contract, {} as never, people.get(actor)))
      expect([actor, refusal]).toEqual([actor, code])
    }
  })
})
