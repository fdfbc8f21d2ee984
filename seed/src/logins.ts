import { person, type Who } from './people.ts'

/** What a demo login shows; everything they may do is decided by their standing. */
export type LoginLabel = 'admin' | 'member' | 'creator'

/** All accounts of the demo world have this password: it is printed on the sign-in screen of a demo instance. */
export const demoPassword = 'varanda-demo'

const labels: readonly (readonly [Who, LoginLabel])[] = [
  ['cida', 'admin'],
  ['marina', 'member'],
  ['beto', 'member'],
  ['paula', 'creator'],
]

export interface DemoLogin {
  label: LoginLabel
  name: string
  email: string
  password: string
}

/** The accounts that visitors of a demo are offered. */
export const demoLogins: readonly DemoLogin[] = labels.map(([who, label]) => {
  const { name, email } = person(who)
  return { label, name, email, password: demoPassword }
})

export function loginOf(email: string): LoginLabel | undefined {
  return demoLogins.find((login) => login.email === email)?.label
}
