import type { ownLink as pt } from '../pt/own-link.ts'

export const ownLink = {
  title: 'Your invite',
  invitedBy: (name: string) => `${name} invited you.`,
  /** Of whose account a guardian made. */
  madeBy: (name: string) => `${name} made your account.`,
  cameBy: { founding: 'You opened this house.', house: 'The house invited you.' },
  wayText: 'Whom you bring into the house.',
  seatsLeft: (left: number) =>
    left === 0 ? 'No free seat right now' : left === 1 ? '1 seat left' : `${left} seats left`,
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copying didn’t work. Press and hold the link to copy it.',
  revoked: 'This invite was canceled. Whoever came in stays in.',
  missing: 'Your invite is being prepared. It will show up here in a moment.',
} satisfies typeof pt
