/**
 * An OpenID provider on loopback, as strict as Google's where it matters: client, redirect address, PKCE, codes once.
 */
import { createHash, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

export interface OpenIdProvider {
  issuer: string
  clientId: string
  clientSecret: string
  /** Whom the next visitor is taken for. */
  person: { sub: string; email: string; email_verified: boolean; name?: string; hd?: string }
  /** What the next ID token says otherwise than it should. */
  spoil: JWTPayload
  /** A signed ID token for our client. */
  idToken(claims: JWTPayload): Promise<string>
  /** The visitor says yes: where the provider sends them back to. */
  consent(address: string): string
  close(): Promise<void>
}

export async function openIdProvider(): Promise<OpenIdProvider> {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }
  const grants = new Map<string, URLSearchParams>()
  const server = createServer(async (request, response) => {
    const json = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    if (request.url === '/.well-known/openid-configuration') {
      return json(200, {
        issuer: provider.issuer,
        authorization_endpoint: `${provider.issuer}/authorize`,
        token_endpoint: `${provider.issuer}/token`,
        jwks_uri: `${provider.issuer}/jwks`,
      })
    }
    if (request.url?.startsWith('/authorize?')) {
      return response.writeHead(302, { location: provider.consent(provider.issuer + request.url) }).end()
    }
    if (request.url === '/jwks') return json(200, { keys: [jwk] })
    if (request.url !== '/token') return json(404, {})
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const form = new URLSearchParams(Buffer.concat(chunks).toString())
    const grant = grants.get(form.get('code') ?? '')
    grants.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isRight =
      grant &&
      form.get('client_id') === provider.clientId &&
      form.get('client_secret') === provider.clientSecret &&
      form.get('redirect_uri') === grant.get('redirect_uri') &&
      challenge === grant.get('code_challenge')
    if (!isRight) return json(400, { error: 'invalid_grant' })
    return json(200, {
      id_token: await provider.idToken({ ...provider.person, nonce: grant.get('nonce')!, ...provider.spoil }),
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const provider: OpenIdProvider = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clientId: 'house.apps.example',
    clientSecret: 'a secret',
    person: { sub: '1', email: 'nobody@example.com', email_verified: true },
    spoil: {},
    idToken: (claims) => {
      const seconds = Math.floor(Date.now() / 1000)
      return new SignJWT({ iss: provider.issuer, aud: provider.clientId, iat: seconds, exp: seconds + 3600, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
        .sign(privateKey)
    },
    consent(address) {
      const asked = new URL(address).searchParams
      if (asked.get('code_challenge_method') !== 'S256' || asked.get('client_id') !== provider.clientId) return ''
      const code = randomUUID()
      grants.set(code, asked)
      const back = new URL(asked.get('redirect_uri')!)
      back.searchParams.set('code', code)
      back.searchParams.set('state', asked.get('state')!)
      return back.href
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return provider
}
