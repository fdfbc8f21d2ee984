import type { ownReports as pt } from '../pt/own-reports.ts'

export const ownReports = {
  title: 'Reports and decisions',
  note: 'What you reported, and what was decided about what is yours.',
  way: 'See reports and decisions',
  offline: 'This can’t be seen without internet.',
  failed: 'We couldn’t fetch this just now.',
  decided: {
    title: 'Decisions about what is yours',
    empty: 'Nothing was decided about what is yours.',
    kinds: {
      'post-removed': 'A post of yours was taken down',
      'comment-removed': 'A comment of yours was taken down',
      'post-taken': 'A post of yours was taken out of a group',
      'comment-taken': 'A comment of yours was taken out of a group',
      suspended: 'Your account was paused',
    },
    takenFrom: (name: string) => `From ${name}`,
    why: 'Reason',
    noReason: 'They gave no reason.',
    category: 'Reported as',
    until: (day: string) =>
      `You may answer once, until ${day}. Someone else who runs the house reads it, where there is anyone.`,
    answer: 'Answer',
    yours: 'Your answer',
    states: {
      standing: 'It can’t be answered any more.',
      answered: 'Your answer waits to be read. Until then nothing is erased.',
      upheld: 'Your answer was read, and the decision stays.',
      undone: 'The decision was undone.',
    },
    outcome: 'What they said',
    sheet: {
      title: 'What do you want to say?',
      means: [
        'You answer only once.',
        'Someone else who runs the house reads it, not whoever decided. If one person runs it alone, they read it and decide a week later.',
        'Whoever reads it also sees what was taken.',
      ],
      label: 'Your answer',
      missing: 'Write your answer.',
      yes: 'Send the answer',
      done: 'Answer sent. You’ll get a notice when it was read.',
    },
  },
  made: {
    title: 'What you reported',
    empty: 'You haven’t reported anything.',
    lies: {
      circle: (name: string) => `With those who look after ${name}`,
      admins: 'With the people who run the house',
    },
    open: 'Nobody has looked yet.',
    again: 'They looked once, and it is open again.',
    acted: 'They looked, and did something.',
    notActed: 'They looked, and left it as it is.',
    words: 'You wrote',
    answer: 'They answered',
    answerBefore: 'They answered that time',
  },
} satisfies typeof pt
