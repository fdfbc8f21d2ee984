/** Calls an instance's functions as a signed-in app does, without one. */
import type { CallAnswer, CallContract, CallInput } from '@varanda/domain/contract'
import { enterByPassword, type Login } from './identity.ts'

export interface Caller {
  uid: string
  call<Contract extends CallContract>(contract: Contract, input: CallInput<Contract>): Promise<CallAnswer<Contract>>
}

export async function signInAsCaller(instanceUrl: string, login: Login): Promise<Caller> {
  const { idToken, localId } = await enterByPassword(instanceUrl, login)
  return {
    uid: localId,
    async call(contract, input) {
      const path = `/__/fn/${contract.name}`
      const answer = await fetch(instanceUrl + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${idToken}` },
        body: JSON.stringify({ data: input }),
      })
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
      const { result } = (await answer.json()) as { result: never }
      return result
    },
  }
}
