/** Asks an instance's identity as Firebase's SDK does, without a browser. */

export interface Login {
  email: string
  password: string
}

interface SignInAnswer {
  localId: string
  idToken: string
  refreshToken: string
  /** Seconds, in decimal digits. */
  expiresIn: string
}

export function askIdentity(
  instanceUrl: string,
  act: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${new URL(instanceUrl).origin}/identitytoolkit.googleapis.com/v1/accounts:${act}?key=x`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

/** Asks to be let in; whoever calls says what the answer should be. */
export function askSignIn(instanceUrl: string, { email, password }: Login): Promise<Response> {
  return askIdentity(instanceUrl, 'signInWithPassword', { email, password, returnSecureToken: true })
}

export async function enterByPassword(instanceUrl: string, login: Login): Promise<SignInAnswer> {
  const answer = await askSignIn(instanceUrl, login)
  if (!answer.ok) throw new Error(`${login.email}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as SignInAnswer
}
