import { listNames } from '../../../messages/plural.ts'
import type { firstSteps as pt } from '../pt/first-steps.ts'

export const firstSteps = {
  title: (name: string) => `It’s good to have you here, ${name}`,
  invitedBy: (name: string) => `${name} invited you.`,
  /** Of whose account a guardian made. */
  madeBy: (name: string) => `${name} made your account.`,
  groups: (names: readonly string[]) =>
    names.length === 1
      ? `You are already in the group ${names[0]}.`
      : `You are already in the groups ${listNames('en', names)}.`,
  what: 'This is where the people you know write. What you write is seen by them and nobody else.',
  steps: {
    portrait: { title: 'Choose your portrait', text: 'It’s how people will see you here.' },
    people: { title: 'Find people you know', text: 'What they post reaches you from then on.' },
    post: { title: 'Say that you’ve arrived', text: 'One line is already a visit.' },
  },
  taken: 'done',
  line: 'The line under each post says who it went to. Tap it to read the names.',
  hide: 'Hide this',
  hidden: 'Hidden. Your portrait and your people are still in their places.',
} satisfies typeof pt
