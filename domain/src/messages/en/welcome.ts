import type { welcome as pt } from '../pt/welcome.ts'

const words = ['no', 'one', 'two', 'three', 'four', 'five']

export const welcome = {
  title: 'Your invite',
  description: 'Your invite, and the five seats on Varanda that are yours to give to people you love.',
  heading: (name: string) => `Pull up another chair, ${name}`,
  invitedBy: (name: string) => `${name} invited you.`,
  founder: 'You opened this house.',
  seatsYours: (seats: number) =>
    seats === 1 ? 'Now you have one seat to offer.' : `Now you have ${words[seats] ?? seats} seats to offer.`,
  seats: {
    label: 'Your seats',
    left: (left: number) => (left === 0 ? 'Every seat is taken' : left === 1 ? '1 seat left' : `${left} seats left`),
    free: 'Free',
    freeHint: 'just send it',
  },
  invite: {
    title: 'Your invite',
    rule: 'Opening the link uses nothing up. Only joining takes a seat.',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Copying didn’t work. Press and hold the link to copy it.',
    share: 'Send it another way',
    whatsapp: 'Send on WhatsApp',
    qr: 'QR code of your invite: point another phone’s camera at it.',
    text: (name: string) => `${name} saved you a seat on Varanda. Just open this:`,
    full: 'All your seats are taken. That’s a full porch.',
    revoked: 'This invite was canceled. Whoever came in stays in.',
    missing: 'Your invite is being prepared. It will show up here in a moment.',
  },
  feed: 'Go to my porch',
  failed: 'We couldn’t fetch your invite. Check your connection.',
  retry: 'Try again',
  ward: {
    title: 'Inviting comes later',
    text: (guardian: string) =>
      `Before you’re 16, ${guardian} is the one who brings people in. To get to know someone who’s already here, open their invite.`,
  },
  signedOut: {
    title: 'We kept your chair',
    text: 'Sign in to see your invite and who has joined with it.',
    signIn: 'Sign in',
    join: 'I have an invite',
  },
} satisfies typeof pt
