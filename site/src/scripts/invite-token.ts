import { inviteInAddress } from '@varanda/domain/capability/capability-link'
import { dropFromAddress } from './drop-from-address.ts'

const key = 'invite'

/** Takes the token out of the address bar before anything else can read it, and keeps it for this tab only. */
export const hideToken = (): void => {
  const token = inviteInAddress(location)
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
    return sessionStorage.getItem(key) ?? inviteInAddress(location)
  } catch {
    return inviteInAddress(location)
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
