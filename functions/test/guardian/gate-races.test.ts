/** What a guardian has to allow, and a birth date that says that somebody is a child, at the same moment: in an order that a seed draws. */
import { answerGroupInvitation } from '@varanda/domain/circle/calls/answer-group-invitation'
import { createCircle } from '@varanda/domain/circle/calls/create-circle'
import { correctBirthDate } from '@varanda/domain/guardian/calls/correct-birth-date'
import { approvalId } from '@varanda/domain/guardian/guardian-approval'
import { newCircleId } from '@varanda/domain/ids'
import { day } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { afterAll, expect, it } from 'vitest'
import { seedOfRun } from '../../../embedded/test/support/random.ts'
import type { Account } from '../harness/instance/killable-instance.ts'
import { openSteppedInstance } from '../harness/instance/stepped-instance.ts'

const instance = await openSteppedInstance(seedOfRun)
afterAll(() => instance.close())

const birthDate = new Date(Date.now() - 9 * 365.2425 * day).toISOString().slice(0, 10)

interface Pair {
  who: Account
  guardian: Account
  index: number
}

/** So many of 16, each with a guardian, who knows them and corrects dates. */
async function pairs(name: string): Promise<Pair[]> {
  const names = Array.from({ length: 40 }, (_, index) => `f${index}-${name}`)
  const guardians = await instance.members(names.map((one) => `${one}-guardian`))
  const people = await instance.members(
    names,
    names.map((one) => [one, `${one}-guardian`]),
  )
  for (const [index, { uid }] of people.entries()) {
    const guardian = guardians[index]!.uid
    await instance.db.doc(paths.standing(uid)).update({ ageBand: 'youth', guardian })
    await instance.db.doc(paths.standing(guardian)).update({ role: 'admin' })
  }
  return people.map((who, index) => ({ who, guardian: guardians[index]!, index }))
}

interface Act {
  kind: 'open-circle' | 'join-group'
  circleOf: (pair: Pair) => string
  begunAt: (pair: Pair) => string
  act: (pair: Pair) => Promise<unknown>
}

/** Each of the pairs does it while they turn out to be nine; answers by whom it was begun too late, and of whom a guardian was asked. */
async function race(all: readonly Pair[], { kind, circleOf, begunAt, act }: Act) {
  const correct = ({ who, guardian }: Pair) =>
    instance.call(correctBirthDate, { uid: who.uid, birthDate, reason: 'A mãe contou.' }, guardian)
  const answers = await instance.drive(
    Promise.all(
      all.map((pair) => Promise.all([instance.refusalOf(act(pair)), instance.refusalOf(correct(pair))] as const)),
    ),
  )
  const [late, asked]: [string[], string[]] = [[], []]
  for (const [index, pair] of all.entries()) {
    const { uid } = pair.who
    const [answer, corrected] = answers[index]!
    expect(corrected).toBe('none')
    // The same date ends the sign-ins of whoever turns out to be a child.
    expect(['none', 'signed-out']).toContain(answer)
    const [begun, standing, question] = await instance.db.getAll(
      instance.db.doc(begunAt(pair)),
      instance.db.doc(paths.standing(uid)),
      instance.db.doc(paths.approval(pair.guardian.uid, approvalId(kind, uid, circleOf(pair)))),
    )
    const [isBegun, isAsked] = [begun!.exists, question!.exists]
    expect([standing!.get('ageBand'), isBegun !== isAsked]).toEqual(['child', answer === 'none'])
    if (isBegun && begun!.createTime! > standing!.updateTime!) late.push(uid)
    if (isAsked) asked.push(uid)
  }
  return { late, asked }
}

it('nobody opens a circle unasked who is a child by then', async () => {
  const all = await pairs('opener')
  const ids = all.map(({ who }) => newCircleId(who.uid))
  const { late, asked } = await race(all, {
    kind: 'open-circle',
    circleOf: ({ index }) => ids[index]!,
    begunAt: ({ index }) => paths.circle(ids[index]!),
    act: ({ who, index }) =>
      instance.call(
        createCircle,
        { circleId: ids[index]!, kind: index % 2 ? 'group' : 'private', name: 'Turma', people: [] },
        who,
      ),
  })
  expect(late).toEqual([])
  expect(asked).not.toEqual([])
})

it('nobody comes into a group unasked who is a child by then', async () => {
  const all = await pairs('comer')
  const ids = all.map(({ guardian }) => newCircleId(guardian.uid))
  const opened = all.map(({ who, guardian, index }) =>
    instance.call(createCircle, { circleId: ids[index]!, kind: 'group', name: 'Turma', people: [who.uid] }, guardian),
  )
  await instance.drive(Promise.all(opened))
  const { late, asked } = await race(all, {
    kind: 'join-group',
    circleOf: ({ index }) => ids[index]!,
    begunAt: ({ who, index }) => paths.joinedCircle(who.uid, ids[index]!),
    act: ({ who, index }) => instance.call(answerGroupInvitation, { circleId: ids[index]!, answer: 'come' }, who),
  })
  expect(late).toEqual([])
  expect(asked).not.toEqual([])
})
