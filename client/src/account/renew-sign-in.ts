/**
 * While a member changes their sign-in for a new one (a new password, "sign out everywhere else"), the instance refuses
 * the old one for a moment: that is no reason to leave. Whoever renews loads the page anew afterwards.
 */
let renewing = false
let refused = false

export function isRenewing(): boolean {
  return renewing
}

/** The instance refused the sign-in meanwhile. */
export function refuseRenewed(): void {
  refused = true
}

/** Does what changes the sign-in. Where that fails after the old one was refused, the page is loaded anew as well. */
export async function renewSignIn(change: () => Promise<void>): Promise<void> {
  renewing = true
  refused = false
  try {
    await change()
  } catch (error) {
    renewing = false
    if (refused) location.reload()
    throw error
  }
}

/** What is shown: that it is the member who sits here, or that their address is theirs. */
export type Showing = 'member' | 'address'

let ask: ((what: Showing) => Promise<boolean>) | undefined

/** How this page asks who is here once more, for what hands out access; it answers whether they showed it. */
export function onSignInAgain(asking: (what: Showing) => Promise<boolean>): void {
  ask = asking
}

/** Whether the member showed once more who they are; by a code that came to it, where it is about their address. */
export async function signInAgain(what: Showing = 'member'): Promise<boolean> {
  return (await ask?.(what)) ?? false
}
