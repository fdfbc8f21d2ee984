/**
 * Google as an OpenID provider, asked server to server: no script of theirs is ever loaded.
 * Source: https://developers.google.com/identity/openid-connect/openid-connect
 */
import { createHash, randomBytes } from 'node:crypto'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import * as v from 'valibot'
import { AuthError } from '../error.ts'

export interface GoogleOptions {
  clientId: string
  clientSecret: string
  /** Another one than Google's, for tests. No slash at the end. */
  issuer?: string
}

/** Who Google says that somebody is. */
export interface GooglePerson {
  subject: string
  email: string | null
  /**
   * That the address is theirs today. Google looks after the mailboxes of Gmail and of Workspace; any other it has seen
   * verified once, and somebody else may have it by now.
   * Source: https://developers.google.com/identity/gsi/web/guides/verify-google-id-token
   */
  ownsEmail: boolean
  name: string | null
  picture: string | null
}

/** What has to come back with the answer of one visit to Google. */
export interface Attempt {
  state: string
  nonce: string
  /** RFC 7636. */
  verifier: string
}

export interface GoogleProvider {
  newAttempt(): Attempt
  /** Where the visitor goes. */
  address(attempt: Attempt, redirectUri: string): Promise<string>
  /** The person behind the code that the visitor came back with. INVALID_IDP_RESPONSE. */
  exchange(code: string, attempt: Attempt, redirectUri: string): Promise<GooglePerson>
  /** The person of an ID token for our client, with the nonce that it must carry. INVALID_IDP_RESPONSE. */
  read(idToken: string, nonce: string | undefined): Promise<GooglePerson>
}

const ISSUER = 'https://accounts.google.com'
const TIMEOUT_MS = 10_000
const DISCOVERY_LIFE_MS = 24 * 60 * 60 * 1000

const discoverySchema = v.object({
  authorization_endpoint: v.pipe(v.string(), v.url()),
  token_endpoint: v.pipe(v.string(), v.url()),
  jwks_uri: v.pipe(v.string(), v.url()),
})
const answerSchema = v.object({ id_token: v.string() })
const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  nonce: v.optional(v.string()),
  email: v.optional(v.string()),
  email_verified: v.optional(v.boolean(), false),
  /** The Workspace domain of the account. */
  hd: v.optional(v.string(), ''),
  name: v.optional(v.string()),
  picture: v.optional(v.string()),
})

const isGmail = (email = '') => /@gmail\.com$/i.test(email.trim())

export function googleProvider(options: GoogleOptions, now: () => number): GoogleProvider {
  const { clientId, clientSecret, issuer = ISSUER } = options
  let known:
    | { endpoints: v.InferOutput<typeof discoverySchema>; keys: ReturnType<typeof createRemoteJWKSet>; at: number }
    | undefined

  async function discover() {
    if (known && now() - known.at < DISCOVERY_LIFE_MS) return known
    const answer = await fetch(`${issuer}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const endpoints = v.parse(discoverySchema, await answer.json())
    const keys = createRemoteJWKSet(new URL(endpoints.jwks_uri), { timeoutDuration: TIMEOUT_MS })
    known = { endpoints, keys, at: now() }
    return known
  }

  async function read(idToken: string, nonce: string | undefined): Promise<GooglePerson> {
    try {
      const { keys } = await discover()
      const { payload } = await jwtVerify(idToken, keys, {
        algorithms: ['RS256'],
        // Google's tokens say it with and without the scheme.
        issuer: [issuer, issuer.replace(/^https:\/\//, '')],
        audience: clientId,
        currentDate: new Date(now()),
        requiredClaims: ['sub', 'exp', 'iat'],
      })
      const claims = v.parse(claimsSchema, payload)
      if (claims.nonce !== nonce) throw new Error('another nonce')
      return {
        subject: claims.sub,
        email: claims.email ?? null,
        ownsEmail: claims.email_verified && (isGmail(claims.email) || claims.hd !== ''),
        name: claims.name ?? null,
        picture: claims.picture ?? null,
      }
    } catch {
      throw new AuthError('INVALID_IDP_RESPONSE')
    }
  }

  return {
    newAttempt: () => ({
      state: randomBytes(24).toString('base64url'),
      nonce: randomBytes(24).toString('base64url'),
      verifier: randomBytes(48).toString('base64url'),
    }),

    async address({ state, nonce, verifier }, redirectUri) {
      const { endpoints } = await discover()
      const url = new URL(endpoints.authorization_endpoint)
      const query = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      }
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      return url.href
    },

    async exchange(code, { nonce, verifier }, redirectUri) {
      try {
        const { endpoints } = await discover()
        const answer = await fetch(endpoints.token_endpoint, {
          method: 'POST',
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
          body: new URLSearchParams({
            grant_type: 'authorization_code',
            code,
            redirect_uri: redirectUri,
            client_id: clientId,
            client_secret: clientSecret,
            code_verifier: verifier,
          }),
        })
        const { id_token } = v.parse(answerSchema, await answer.json())
        return await read(id_token, nonce)
      } catch {
        throw new AuthError('INVALID_IDP_RESPONSE')
      }
    },

    read,
  }
}
