/**
 * Signing in with Google: a visit that begins and ends on our own pages, and a ticket for it that the SDK changes into
 * a session as if it were a credential of Google's. State, ticket and the visitor's own secret belong together.
 */
import { isEmail, newAccount, newUid, normalEmail } from '../account.ts'
import type { AuthParts } from '../engine.ts'
import { AuthError } from '../error.ts'
import { visitLimits } from '../limits.ts'
import { proven } from '../proven-address.ts'
import type { SelfService } from '../self-service.ts'
import type { SessionStart, SignedIn } from '../session-start.ts'
import { hashSecret, newSecret } from '../tokens/secret-token.ts'
import { type Attempt, type GoogleOptions, type GooglePerson, googleProvider } from './google-provider.ts'

const VISIT_LIFE_MS = 10 * 60 * 1000
const TICKET_LIFE_MS = 2 * 60 * 1000
/** Visits and tickets at a time; the oldest make room. */
const REMEMBERED = 10_000

/**
 * Google's word is not enough for this account: it has the person's address, which Google does not know to be theirs
 * today. Whoever owns it comes in another way.
 */
export class NeedsConfirmation extends Error {
  readonly person: GooglePerson

  constructor(person: GooglePerson) {
    super('Another way in first')
    this.name = 'NeedsConfirmation'
    this.person = person
  }
}

/** What identifies somebody: a ticket of ours, or an ID token of Google's with its nonce. */
export interface GoogleCredential {
  token: string
  nonce?: string | undefined
  /** The visitor's secret, which a ticket needs. */
  secret?: string | undefined
}

export interface GoogleSession extends SignedIn {
  person: GooglePerson
}

export interface GoogleSignIn {
  /**
   * The address at Google, and the secret that the visitor must still have on coming back. INVALID_IDP_RESPONSE,
   * TOO_MANY_ATTEMPTS_TRY_LATER.
   */
  begin(page: string, network: string): Promise<{ address: string; secret: string }>
  /**
   * The page that the visit began on, and a ticket: good once, for two minutes; null when Google's answer is not to be
   * trusted. INVALID_IDP_RESPONSE for a visit that this browser did not begin.
   */
  finish(state: string, code: string, secret: string): Promise<{ page: string; ticket: string | null }>
  /** The page of a visit that Google ended without a code, or null for none of ours. */
  cancel(state: string): string | null
  /**
   * The account that was linked before, whatever its address; else one of the same address, where Google knows that it is
   * theirs, or NeedsConfirmation; else a new one. INVALID_IDP_RESPONSE; EMAIL_NOT_FOUND for a new person when `create` is
   * false.
   */
  signIn(credential: GoogleCredential, create: boolean, device?: string): Promise<GoogleSession>
  /**
   * Gives the account that is signed in another way in. CREDENTIAL_TOO_OLD_LOGIN_AGAIN,
   * FEDERATED_USER_ID_ALREADY_LINKED.
   */
  linkTo(idToken: string, credential: GoogleCredential, device?: string): Promise<GoogleSession>
}

export function googleSignIn(
  parts: AuthParts,
  start: SessionStart,
  self: SelfService,
  options: GoogleOptions,
): GoogleSignIn {
  const { accounts, now, throttle } = parts
  const provider = googleProvider(options, now)
  const visits = expiring<{ attempt: Attempt; secretHash: string; page: string }>(now, VISIT_LIFE_MS)
  const tickets = expiring<{ person: GooglePerson; secretHash: string }>(now, TICKET_LIFE_MS)
  const redirectUri = () => `${parts.publicUrl()}/__/auth/handler`

  async function personOf({ token, nonce, secret }: GoogleCredential): Promise<GooglePerson> {
    if (token.includes('.')) return provider.read(token, nonce)
    const ticket = tickets.take(hashSecret(token))
    if (!ticket || ticket.secretHash !== hashSecret(secret ?? '')) throw new AuthError('INVALID_IDP_RESPONSE')
    return ticket.person
  }

  const google = ({ subject, email }: GooglePerson) => ({ subject, email })
  const addressOf = ({ email }: GooglePerson) =>
    email !== null && isEmail(normalEmail(email)) ? normalEmail(email) : null

  return {
    async begin(page, network) {
      const limits = visitLimits(network)
      throttle.require(limits)
      throttle.count(limits)
      const attempt = provider.newAttempt()
      const secret = newSecret()
      const address = await provider.address(attempt, redirectUri()).catch(() => {
        throw new AuthError('INVALID_IDP_RESPONSE')
      })
      visits.put(attempt.state, { attempt, secretHash: hashSecret(secret), page })
      return { address, secret }
    },

    async finish(state, code, secret) {
      const visit = visits.take(state)
      if (!visit || visit.secretHash !== hashSecret(secret)) throw new AuthError('INVALID_IDP_RESPONSE')
      const person = await provider.exchange(code, visit.attempt, redirectUri()).catch(() => null)
      if (!person) return { page: visit.page, ticket: null }
      const ticket = newSecret()
      tickets.put(hashSecret(ticket), { person, secretHash: visit.secretHash })
      return { page: visit.page, ticket }
    },

    cancel: (state) => visits.take(state)?.page ?? null,

    async signIn(credential, create, device) {
      const person = await personOf(credential)
      const email = addressOf(person)
      const isKnown = accounts.byGoogle(person.subject) ?? (email && accounts.byEmail(email))
      const session = await start.enter({ provider: 'google.com', device, isNewUser: !isKnown }, () => {
        const own = accounts.byGoogle(person.subject)
        if (own) return start.current(own.uid)
        const holder = email === null ? null : accounts.byEmail(email)
        if (holder) {
          if (!person.ownsEmail) throw new NeedsConfirmation(person)
          const account = start.current(holder.uid)
          return proven(account, { google: google(person) }, parts)
        }
        if (!create) throw new AuthError('EMAIL_NOT_FOUND')
        const made = {
          ...newAccount(newUid(), now()),
          email,
          // What is shown opens invites to the address, and would leave this way in to whoever shows it later.
          emailVerified: email !== null && person.ownsEmail,
          displayName: person.name,
          photoUrl: person.picture,
          google: google(person),
        }
        accounts.insert(made)
        return made
      })
      return { ...session, person }
    },

    async linkTo(idToken, credential, device) {
      const admitted = await self.recent(idToken)
      const person = await personOf(credential)
      const session = await start.enter({ provider: 'google.com', device }, () => {
        const account = admitted()
        const holder = accounts.byGoogle(person.subject)
        if (holder && holder.uid !== account.uid) throw new AuthError('FEDERATED_USER_ID_ALREADY_LINKED')
        return { ...account, google: google(person) }
      })
      return { ...session, person }
    },
  }
}

/** Things that can be taken once, for a while. */
function expiring<T>(now: () => number, lifeMs: number) {
  const things = new Map<string, { value: T; until: number }>()
  return {
    put(key: string, value: T): void {
      if (things.size >= REMEMBERED) things.delete(things.keys().next().value ?? '')
      things.set(key, { value, until: now() + lifeMs })
    },
    take(key: string): T | undefined {
      const thing = things.get(key)
      things.delete(key)
      return thing && thing.until > now() ? thing.value : undefined
    },
  }
}
