import { createWard } from '@varanda/domain/guardian/calls/create-ward'
import { makeWardCode } from '@varanda/domain/guardian/calls/make-ward-code'
import { signInAsWard } from '@varanda/domain/guardian/calls/sign-in-as-ward'
import { newId } from '@varanda/domain/ids'
import type { Instance, Person } from '../instance.ts'

/** Signs a ward in as children are: by a code of the guardian's. */
export async function signInByCode(instance: Instance, uid: string, guardian: Person): Promise<Person> {
  const { code } = await instance.call(makeWardCode, { uid }, guardian)
  const { token } = await instance.call(signInAsWard, { code })
  const answer = await fetch(
    `${instance.server.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=x`,
    { method: 'POST', body: JSON.stringify({ token, returnSecureToken: true }) },
  )
  const { idToken } = (await answer.json()) as { idToken: string }
  return { uid, name: 'Lia', idToken, inviteToken: '' }
}

/** A child of nine or so whom this member answers for, signed in. */
export async function wardOf(instance: Instance, guardian: Person): Promise<Person> {
  const birthDate = `${new Date().getFullYear() - 9}-01-15`
  const { uid } = await instance.call(createWard, { key: newId(), name: 'Lia', birthDate, locale: 'pt' }, guardian)
  return signInByCode(instance, uid, guardian)
}
