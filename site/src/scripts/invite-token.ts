import { isInviteToken } from '@varanda/domain/ids'
import { dropFromAddress } from './drop-from-address.ts'

const key = 'invite'

/** What a link or a pasted text carries: an invite's token, something that should be one but is not, or nothing. */
export const tokenInAddress = (search: string): string | null => new URLSearchParams(search).get('invite')

/**
 * Finds the token in whatever people paste: the link, the message around it, or the bare token.
 * Null when there is none.
 */
export const tokenInText = (text: string): string | null => {
  const inLink = /[?&]invite=([A-Za-z0-9]+)/.exec(text)?.[1]
  if (inLink !== undefined) return isInviteToken(inLink) ? inLink : null
  return text.split(/\s+/).find(isInviteToken) ?? null
}

/** Takes the token out of the address bar before anything else can read it, and keeps it for this tab only. */
export const hideToken = (): void => {
  const token = tokenInAddress(location.search)
  if (token === null) return
  try {
    sessionStorage.setItem(key, token)
  } catch {
    // Without storage the token stays in the address: better seen than lost.
    return
  }
  dropFromAddress('invite')
}

export const keptToken = (): string | null => {
  try {
    return sessionStorage.getItem(key) ?? tokenInAddress(location.search)
  } catch {
    return tokenInAddress(location.search)
  }
}

export const keepToken = (token: string | null): void => {
  try {
    if (token === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, token)
  } catch {
    // The page still holds it.
  }
}
