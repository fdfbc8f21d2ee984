/** Calls an instance's functions as a signed-in app does, without one. */
import type { CallAnswer, CallContract, CallInput } from '@varanda/domain/contract'

type Login = { email: string; password: string }

export interface Caller {
  uid: string
  call<Contract extends CallContract>(contract: Contract, input: CallInput<Contract>): Promise<CallAnswer<Contract>>
}

export async function signInAsCaller(instanceUrl: string, { email, password }: Login): Promise<Caller> {
  const post = async (path: string, body: object, idToken?: string) => {
    const answer = await fetch(instanceUrl + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(idToken && { Authorization: `Bearer ${idToken}` }) },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=x'
  const { idToken, localId } = (await post(path, { email, password, returnSecureToken: true })) as {
    idToken: string
    localId: string
  }
  return {
    uid: localId,
    async call(contract, input) {
      const { result } = (await post(`/__/fn/${contract.name}`, { data: input }, idToken)) as { result: never }
      return result
    },
  }
}
