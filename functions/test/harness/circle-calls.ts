/** Every call that takes a circle's id, found by its contract, and what each may be asked about one. */
import type { CallContract } from '@varanda/domain/contract'
import { approvalId } from '@varanda/domain/guardian/guardian-approval'
import { allContracts, fieldsOf, inputsFor, type Pool } from './contracts.ts'

export async function circleCalls(): Promise<CallContract[]> {
  return (await allContracts()).filter((contract) => {
    const fields = fieldsOf(contract)
    // A guardian's answer names a circle in the question's id.
    return fields.has('circleId') || fields.has('circles') || contract.name === 'answerApproval'
  })
}

/** Uids of the people whom a question about a circle may name, and a post that is shared with it. */
export interface Around {
  owner: string
  inside: string
  ward: string
  caller: string
  post: string
}

/** Few enough for every call's rate, several times. */
const most = 2

/** Inputs of a call that name this circle. */
export function inputsAbout(contract: CallContract, id: string, around: Around): object[] {
  const { owner, inside, ward, caller, post } = around
  const pool: Pool = {
    circleId: [id],
    circles: [id],
    id: [approvalId('join-group', ward, id), approvalId('open-circle', ward, id)],
    askedAt: [],
    reportedAt: [],
    uid: [owner, inside],
    people: [inside],
    except: [ward],
    ward: [ward],
    // One that whoever is in it knows; of the caller's own where they would write it.
    postId: contract.name === 'createPost' ? [`${caller}_${'a'.repeat(20)}`] : [post],
    photos: ['x'],
    reportId: ['a'.repeat(64)],
    reason: ['Aqui não.'],
    automationId: ['a'.repeat(20)],
    zone: ['America/Sao_Paulo'],
    parts: [
      { trigger: { kind: 'i-post' }, match: 'all', conditions: [], actions: [{ kind: 'share', circles: [id] }] },
      {
        trigger: { kind: 'posts', in: id },
        match: 'all',
        conditions: [],
        actions: [{ kind: 'mute', circle: id, days: 1 }],
      },
    ],
    from: [0],
    before: [1_800_000_000_000],
    shown: ['a'.repeat(64)],
    key: ['a'.repeat(20)],
    any: ['Oi', 3],
  }
  const named = inputsFor(contract, pool).filter((input) => JSON.stringify(input).includes(id))
  return (named as object[]).slice(0, most)
}
