/**
 * What an identity token says, by its middle part; nobody vouches for it. Undefined for what is no token.
 * Source: RFC 7519, section 3.
 */
export function heldClaims(token: string | undefined): Record<string, unknown> | undefined {
  const [, middle = ''] = token?.split('.') ?? []
  try {
    const binary = atob(middle.replaceAll('-', '+').replaceAll('_', '/'))
    const text = new TextDecoder().decode(Uint8Array.from(binary, (letter) => letter.charCodeAt(0)))
    const claims: unknown = JSON.parse(text)
    return typeof claims === 'object' && claims !== null ? { ...claims } : undefined
  } catch {
    return undefined
  }
}
