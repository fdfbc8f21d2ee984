import { newPostId } from '@varanda/domain/ids'

/** Posts as a member from outside any browser, by identity's and the functions' own protocols. */
export async function postAs(origin: string, login: { email: string; password: string }, text: string): Promise<void> {
  const config = (await (await fetch(`${origin}/__/firebase/init.json`)).json()) as {
    apiKey: string
    embedded: { functions: string }
  }
  const send = async <T>(path: string, body: object, token?: string): Promise<T> => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const { idToken, localId } = await send<{ idToken: string; localId: string }>(
    `/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${config.apiKey}`,
    { email: login.email, password: login.password, returnSecureToken: true },
  )
  const audience = { base: 'connections', except: [] }
  const data = { postId: newPostId(localId), text, audience, photos: [] }
  await send(`${config.embedded.functions}/createPost`, { data }, idToken)
}
