import { brand } from '../../../brand.ts'
import type { welcome as pt } from '../pt/welcome.ts'

export const welcome = {
  description: `Your invite, and the five seats on ${brand.name} that are yours to give to people you love.`,
  heading: (name: string) => `Pull up another chair, ${name}`,
  whoLeft: 'somebody who left',
  came: 'Who came by it',
  nobody: 'Nobody yet. Everyone who sits down shows up here.',
  manage: 'See my seats and QR code',
  feed: 'Go to my porch',
  failed: 'We couldn’t fetch your invite. Check your connection.',
  retry: 'Try again',
  signedOut: {
    title: 'We kept your chair',
    text: 'Sign in to see your invite and who has joined with it.',
    signIn: 'Sign in',
    join: 'I have an invite',
  },
} satisfies typeof pt
