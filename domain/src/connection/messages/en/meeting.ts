import type { meeting as pt } from '../pt/meeting.ts'

/** Members who do not know each other here yet: asking, answering, and whom one might know. */
export const meeting = {
  asks: (name: string) => `${name} wants to connect with you`,
  asksText: 'Once you connect, what each of you posts from now on shows up for the other.',
  yes: 'Connect',
  no: 'Not now',
  noTold: 'They won’t be told.',
  connected: (name: string) => `You and ${name} see each other now.`,
  declined: 'Done. Nobody was told.',
  takenBack: 'The request had been taken back.',
  title: 'People you may know',
  text: (inviter: string) => `People ${inviter} knows who are happy to be found here.`,
  ask: 'Ask to connect',
  askName: (name: string) => `Ask to connect with ${name}`,
  asked: 'Request sent',
  takeBack: 'Undo the request',
  takeBackName: (name: string) => `Undo the request to ${name}`,
  sent: {
    title: 'You asked to connect',
    text: 'Once they say yes, you see each other. Nobody is told of a no.',
    takenBack: 'Done. The request is taken back.',
  },
  waiting: (guardian: string) => `${guardian} has to say yes first.`,
  hide: 'Don’t show again',
  failed: 'We couldn’t finish this right now. Please try again.',
} satisfies typeof pt
