import type { act as pt } from '../pt/act.ts'

export const act = {
  reason: 'Why?',
  optional: 'Why? Say, if you like',
  reasonHint: 'It stays in the house’s log, with your name.',
  reasonShort: (letters: number) => (letters === 1 ? 'Say why.' : `Say a little more: at least ${letters} letters.`),
  cancel: 'Leave it as it is',
  doing: 'One moment…',
  failed: 'We couldn’t finish this right now. Please try again.',
  offline: 'No internet right now. Try again once it’s back.',
  leave: {
    title: 'Leave without saving?',
    text: 'What you wrote here isn’t saved yet.',
    yes: 'Leave without saving',
    no: 'Stay here',
  },
} satisfies typeof pt
