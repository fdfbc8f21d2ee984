/**
 * The identity engine: accounts, sessions, passwords and tokens of one project, in the shared SQLite file.
 *
 * ```ts
 * const auth = await openAuth({ database, projectId, name: 'Varanda', now: Date.now, mailer, publicUrl: () => url })
 * const { idToken } = await auth.signIn.withPassword('ana@example.com', 'correct horse', '203.0.113.7')
 * await auth.verifier.verify(idToken) // { uid, token, expiresAt }
 * ```
 */
import type { Mailer } from '../mail/mailer.ts'
import type { Database } from '../sqlite/database.ts'
import { type AccountStore, accountStore } from './account-store.ts'
import { actionCodes } from './actions/action-codes.ts'
import { type EmailChange, emailChange } from './actions/email-change.ts'
import { type EmailLink, emailLink } from './actions/email-link.ts'
import { type PasswordReset, passwordReset } from './actions/password-reset.ts'
import { type Administration, administration } from './administration.ts'
import type { TokenVerifier } from './contract.ts'
import type { GoogleOptions } from './google/google-provider.ts'
import { type GoogleSignIn, googleSignIn } from './google/google-sign-in.ts'
import { passwords } from './passwords/passwords.ts'
import { type Throttle, throttle, unthrottled } from './passwords/throttle.ts'
import { authMigrations } from './schema.ts'
import { type SelfService, selfService } from './self-service.ts'
import { sessionStart } from './session-start.ts'
import { type Device, sessions } from './sessions.ts'
import { type SignIns, signIns } from './sign-in.ts'
import { type KeyRing, openKeyRing } from './tokens/keys.ts'
import { type SessionCookies, sessionCookies } from './tokens/session-cookie.ts'
import { tokenVerifier } from './tokens/verifier.ts'

export interface AuthOptions {
  database: Database
  projectId: string
  /** What the instance is called in its mail. */
  name: string
  /** Milliseconds since 1970. */
  now: () => number
  mailer: Mailer
  /** Where people reach the site, without a slash at the end: links in mail begin with it. */
  publicUrl: () => string
  /** False: an account and a network may try as often as they like. */
  isThrottled?: boolean
  /**
   * "User actions: enable create" of the hosted service, for links by mail: whoever asks for one gets it, at any address.
   * Without it only accounts do, and what makes an account is a link that the Admin SDK asked for. On by itself where
   * nobody is throttled: that is no place where anybody comes.
   */
  signUpByLink?: boolean
  /** The instance's client at Google; without it nobody signs in with Google. */
  google?: GoogleOptions | undefined
}

export interface Auth {
  projectId: string
  keys: KeyRing
  verifier: TokenVerifier
  /** The same for who asks nobody whether a token still holds, as Firestore, Storage and callables do on Firebase. */
  untilExpiry: TokenVerifier
  accounts: AccountStore
  signIn: SignIns
  self: SelfService
  passwordReset: PasswordReset
  emailLink: EmailLink
  emailChange: EmailChange
  sessionCookies: SessionCookies
  /** Null where it is not configured. */
  google: GoogleSignIn | null
  admin: Administration
  /** The account's sign-ins that still hold, last used first. */
  devices(uid: string): Device[]
  /** Ends one of them: nobody stays signed in there beyond the ID token's hour. */
  endDevice(uid: string, id: string): Promise<void>
  /** Called right after an account's sessions have ended: what was opened with its tokens may have to end too. */
  onSessionsEnded(listener: (uid: string) => void): void
}

/** The parts that the engine's operations share. */
export interface AuthParts extends Omit<AuthOptions, 'google'> {
  keys: KeyRing
  accounts: AccountStore
  sessions: ReturnType<typeof sessions>
  passwords: ReturnType<typeof passwords>
  codes: ReturnType<typeof actionCodes>
  throttle: Throttle
}

/** Brings the tables forward and makes the signing keys on the first start. */
export async function openAuth(options: AuthOptions): Promise<Auth> {
  const { database, projectId, now } = options
  database.migrate('auth', authMigrations)
  const listeners: ((uid: string) => void)[] = []
  const parts: AuthParts = {
    ...options,
    signUpByLink: options.signUpByLink ?? options.isThrottled === false,
    keys: await openKeyRing(database, now),
    accounts: accountStore(database.sql),
    sessions: sessions(database, (uid) => {
      // Not before the transaction is over.
      setImmediate(() => {
        for (const listener of listeners) listener(uid)
      })
    }),
    passwords: options.isThrottled === false ? passwords(Number.POSITIVE_INFINITY) : passwords(),
    codes: actionCodes(database),
    throttle: options.isThrottled === false ? unthrottled : throttle(now),
  }
  const start = sessionStart(parts)
  const self = selfService(parts, start)
  return {
    projectId,
    keys: parts.keys,
    ...tokenVerifier(parts.keys, parts.accounts, projectId, now),
    accounts: parts.accounts,
    signIn: signIns(parts, start),
    self,
    passwordReset: passwordReset(parts),
    emailLink: emailLink(parts, start, self),
    emailChange: emailChange(parts, self),
    sessionCookies: sessionCookies(parts, self),
    google: options.google ? googleSignIn(parts, start, self, options.google) : null,
    devices: (uid) => parts.sessions.list(uid, now()),
    endDevice: (uid, id) => database.write(() => parts.sessions.end(uid, id, now())),
    admin: administration(parts),
    onSessionsEnded: (listener) => void listeners.push(listener),
  }
}
