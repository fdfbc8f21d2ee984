import type { appeals as pt } from '../pt/appeals.ts'

export const appeals = {
  tab: 'Answers',
  empty: {
    title: 'No answer to read',
    text: 'When someone answers a decision of the house or of a group, it shows up here.',
  },
  failed: 'We couldn’t fetch the answers just now.',
  kinds: {
    'post-removed': 'Post taken down',
    'comment-removed': 'Comment taken down',
    'post-taken': 'Post taken out of a group',
    'comment-taken': 'Comment taken out of a group',
    suspended: 'Account paused',
  },
  of: (kind: string, name: string) => `${kind}, of ${name}`,
  decidedBy: (name: string) => `decided by ${name}`,
  circle: (name: string) => `In ${name}`,
  taken: 'What was taken',
  reason: 'The reason that was given',
  noReason: 'None was given.',
  answer: 'The answer',
  waits: {
    'another-decides': 'You decided or reported it. Someone else who runs the house reads the answer and decides.',
    'appeal-rests': 'Nobody else can decide this. You can, a week after the answer.',
    'not-yourself': 'It’s about you. Someone else who runs the house has to read it.',
  },
  uphold: 'Keep the decision',
  undo: 'Take it back',
  reasonHint: 'Whoever answered reads these words. They are kept in the house’s log, too.',
  acts: {
    upheld: {
      title: 'Keep the decision?',
      means: ['It stays as it is, and can’t be answered again.', 'Whoever answered gets a notice with the reason.'],
      yes: 'Keep it',
      done: 'The decision stays.',
    },
    undone: {
      title: 'Take it back?',
      means: [
        'What was taken goes back to whoever may see it today; a paused account may come in again.',
        'Whoever answered gets a notice with the reason.',
        'Other reports that were decided while it was gone are open again.',
      ],
      yes: 'Take it back',
      done: 'The decision was undone.',
    },
  },
} satisfies typeof pt
